import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { isHttpsOrLoopback } from "#app/http/loopback.ts";
import { kindOf } from "#app/http/supabase-key.ts";
import { lastAccess } from "../local/access.ts";
import { devVars } from "../local/dev-vars.ts";
import { readSettingsFile } from "../settings-file.ts";
import { Problem } from "./problem.ts";

/** Bytes of an answer that are read into memory, and of one that holds a single row. */
const ANSWER_BYTES = 4 * 1024 * 1024;
const ROW_BYTES = 64 * 1024 * 1024;

/** A database that the organiser can read. */
export type Connection = { client: SupabaseClient; url: string; local: boolean };

/**
 * The database of the settings; warns if they come from two places.
 *
 * @throws SettingsFileError
 * @throws Problem if they are incomplete, if the key cannot read, or if the secret key would be sent in the clear.
 */
export function connect(): Connection {
  const inFile = readSettingsFile(".dev.vars", devVars);
  const url = process.env.SUPABASE_URL || inFile.SUPABASE_URL;
  const key = process.env.SUPABASE_SECRET_KEY || inFile.SUPABASE_SECRET_KEY;
  if (!url && !key) return connectLocally();
  const where = "Set it in the environment or in .dev.vars.";
  if (!url) throw new Problem(`SUPABASE_URL is missing: the project of SUPABASE_SECRET_KEY. ${where}`);
  // It may be a secret that was pasted into the wrong place.
  if (!isHttpsOrLoopback(url) || /[?#]/.test(url)) {
    throw new Problem("SUPABASE_URL is no https address: on any other way the secret key could be read.");
  }
  if (!key) {
    throw new Problem(
      `SUPABASE_SECRET_KEY is missing (Supabase dashboard → Project Settings → API Keys, sb_secret_…) for ${url}. ${where}`,
    );
  }
  if (kindOf(key) === "public") {
    throw new Problem("SUPABASE_SECRET_KEY holds the public key, which may not read. It takes the one of sb_secret_….");
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Problem("SUPABASE_SECRET_KEY holds a blank or a line break, as no key does. Copy it once more.");
  }
  const places = [process.env.SUPABASE_URL, process.env.SUPABASE_SECRET_KEY].map((set) =>
    set ? "the environment" : ".dev.vars",
  );
  if (places[0] !== places[1]) {
    console.error(`SUPABASE_URL (${url}) is from ${places[0]}, SUPABASE_SECRET_KEY from ${places[1]}.`);
  }
  return { client: clientOf(url, key), url, local: false };
}

function connectLocally(): Connection {
  const access = lastAccess();
  // An earlier version's start left no address.
  if (!access?.supabaseUrl) {
    throw new Problem(
      'There is no local database yet: "npm start" makes one. For a project, set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  const { supabaseUrl: url, secretKey } = access;
  console.error(`No project is set, so this is the local database: ${url}`);
  return { client: clientOf(url, secretKey), url, local: true };
}

function clientOf(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchBounded },
  });
}

/**
 * `fetch` that follows no redirects, which would take the key along, and answers 413 in place of what is too long to be
 * read at once, and of several rows that do not arrive as a whole. An answer does not say when to ask again: postgrest-js
 * would be silent for as long.
 */
async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const address = input instanceof Request ? input.url : input;
  const isOfSeveralRows = Number(new URL(address).searchParams.get("limit")) > 1;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ? Readable.fromWeb(response.body as ReadableStream) : []) {
      bytes += chunk.length;
      if (bytes > (isOfSeveralRows ? ANSWER_BYTES : ROW_BYTES)) throw new RangeError();
      chunks.push(chunk);
    }
  } catch (error) {
    if (!isOfSeveralRows && !(error instanceof RangeError)) throw error;
    return new Response(null, { status: 413 });
  }
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete("Retry-After");
  return new Response(bytes > 0 ? Buffer.concat(chunks) : null, { status, statusText, headers });
}
