import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";

const handleWithRemix = createRequestHandler(build);

export default { fetch: (request) => handleWithRemix(request) } satisfies ExportedHandler;
