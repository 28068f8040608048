import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SIGN_IN_CHANNEL, type SignInFinished } from "~/session/messages";

/** The last page of a sign-in window: it tells the page that opened it, which then asks the server anew, and closes. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const popup = (searchParams.get("popup") ?? "").replace(/[^\w-]/g, "");
  const message = JSON.stringify({ type: "sign-in finished", popup } satisfies SignInFinished);
  const page = `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign-in finished</title>
</head>
<body>
<p>You can close this window, or <a href="/">go to the home page</a>.</p>
<script nonce="${context.nonce}">
opener?.postMessage(${message}, ${JSON.stringify(origin)});
new BroadcastChannel(${JSON.stringify(SIGN_IN_CHANNEL)}).postMessage(${message});
window.close();
</script>
</body>
</html>`;
  return new Response(page, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      // Its own would cut the window off from the page that opened it.
      "Cross-Origin-Opener-Policy": "unsafe-none",
    },
  });
}
