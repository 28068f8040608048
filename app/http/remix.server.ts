import * as build from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/** Remix over all routes, as a function of request and load context. */
export const handleWithRemix = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);
