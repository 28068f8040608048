import * as build from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

const handleWithRemix = createRequestHandler(build as unknown as ServerBuild);

export default { fetch: (request) => handleWithRemix(request) } satisfies ExportedHandler;
