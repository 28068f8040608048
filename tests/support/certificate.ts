import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The files of a key and its certificate for this machine, which Node and workerd trust in this run. */
    certificate: { key: string; cert: string };
  }
}

/**
 * Makes a certificate for localhost and 127.0.0.1, with openssl. Miniflare and Node read NODE_EXTRA_CA_CERTS when they
 * start, so it has to be set before the processes that run tests.
 */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const files = ["-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], {
    stdio: "ignore",
  });
  process.env.NODE_EXTRA_CA_CERTS = cert;
  provide("certificate", { key, cert });
  return () => rm(folder, { recursive: true });
}
