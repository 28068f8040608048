import { startUpstream } from "./upstream.ts";

type UploadedModule = { name: string; type: string; content: Buffer };

/** Everything that one `wrangler deploy` has told Cloudflare. */
export type Upload = {
  /** Of the Worker: https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/ */
  metadata: {
    main_module: string;
    compatibility_date: string;
    compatibility_flags: string[];
    bindings: ({ name: string; type: string } & Record<string, unknown>)[];
    assets: { config: Record<string, unknown> };
  } & Record<string, unknown>;
  /** Code, texts and source maps, in the order of their names. */
  modules: UploadedModule[];
  /** By address. */
  assets: Record<string, Buffer>;
  /** Cron expressions. */
  schedules: string[];
};

/**
 * Starts a local Cloudflare API, as far as `wrangler deploy` needs it for a Worker that was never deployed.
 *
 * @param secrets the names that every Worker has; undefined: there is no Worker that could have some.
 * @returns `uploaded`, by the Workers' names, the environment in which wrangler finds it, and what it was asked.
 * @see https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */
export async function startCloudflare(secrets?: string[]) {
  const uploaded: Record<string, Upload> = {};
  const manifests: Record<string, Record<string, { hash: string }>> = {};
  const files = new Map<string, Buffer>();

  const { url, requests } = await startUpstream(async (request, response) => {
    const { pathname } = new URL(String(request.url), "http://cloudflare");
    const body = new Response(Buffer.concat(await request.toArray()), {
      headers: { "Content-Type": request.headers["content-type"] ?? "" },
    });
    const [, worker = "", what = ""] = /\/workers\/scripts\/([\w-]+)\/?([\w-]*)$/.exec(pathname) ?? [];
    const [status, result] = await answer(`${request.method} ${what || pathname}`, worker, body);
    const errors = status < 400 ? [] : [{ code: 10007, message: "This Worker does not exist on your account." }];
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: status < 400, result, errors, messages: [] }));
  });

  async function answer(asked: string, worker: string, body: Response): Promise<[status: number, result: unknown]> {
    if (asked === "POST assets-upload-session") {
      const { manifest } = (await body.json()) as { manifest: Record<string, { hash: string }> };
      manifests[worker] = manifest;
      return [200, { jwt: "session", buckets: [[...new Set(Object.values(manifest).map(({ hash }) => hash))]] }];
    }
    if (asked.endsWith("/workers/assets/upload")) {
      for (const [hash, file] of await body.formData()) {
        files.set(hash, Buffer.from(typeof file === "string" ? file : await file.text(), "base64"));
      }
      return [201, { jwt: "completion" }];
    }
    if (asked.startsWith("PUT ") && asked.endsWith(`/scripts/${worker}`)) {
      uploaded[worker] = await uploadOf(worker, await body.formData());
      return [200, { id: worker, deployment_id: "deployment", startup_time_ms: 1 }];
    }
    if (asked === "GET secrets" && secrets) return [200, secrets.map((name) => ({ name, type: "secret_text" }))];
    const upload = uploaded[worker];
    if (asked === "PUT schedules" && upload) {
      upload.schedules = ((await body.json()) as { cron: string }[]).map(({ cron }) => cron);
      return [200, {}];
    }
    if (asked.endsWith("/workers/subdomain")) return [200, { subdomain: "somebody" }];
    return upload ? [200, { enabled: true, previews_enabled: true }] : [404, null];
  }

  async function uploadOf(worker: string, form: FormData): Promise<Upload> {
    const modules: UploadedModule[] = [];
    for (const [name, part] of form) {
      if (typeof part !== "string")
        modules.push({ name, type: part.type, content: Buffer.from(await part.arrayBuffer()) });
    }
    const assets = Object.entries(manifests[worker] ?? {}).map(([address, { hash }]) => [address, files.get(hash)]);
    return {
      metadata: JSON.parse(String(form.get("metadata"))),
      modules: modules.sort((a, b) => (a.name < b.name ? -1 : 1)),
      assets: Object.fromEntries(assets),
      schedules: [],
    };
  }

  return {
    uploaded,
    env: {
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
    },
    requests,
  };
}
