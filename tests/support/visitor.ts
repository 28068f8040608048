import { withSettings } from "./built-worker.ts";

/** A visitor without a browser: keeps cookies and does not follow redirects. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #settings: Record<string, string>;

  /** @param settings settings of the Worker for this visitor. */
  constructor(origin: string, settings: Record<string, string> = {}) {
    this.#origin = origin;
    this.#settings = settings;
  }

  get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  /** Posts a form as a page of this origin does, unless `headers` says otherwise. */
  post(path: string, form: Record<string, string>, headers: Record<string, string> = { Origin: this.#origin }) {
    return this.#send(path, { method: "POST", body: new URLSearchParams(form), headers });
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers({ ...withSettings(this.#settings), ...init.headers });
    headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const request = { ...init, headers, redirect: "manual", signal: AbortSignal.timeout(50_000) } as const;
    const response = await fetch(new URL(path, this.#origin), request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
