import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ACCOUNT_CHANNEL } from "#app/account/channel.ts";
import { readAccount } from "#app/account/session.server.ts";
import { serializeForScript } from "#app/http/serialize-for-script.ts";
import { SIGN_IN_CHANNEL, type SignInFinished } from "#app/sign-in/messages.ts";
import { popupName } from "#app/sign-in/sign-in.server.ts";
import { takeToast } from "#app/toast/toast.server.ts";

/**
 * The last page of a sign-in window (docs/product.md, Sign-in window). It passes the toast to its opener, tells every
 * tab who is signed in, because the opener may be gone, and closes.
 */
export async function loader({ request, context: { nonce, settings } }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const popup = popupName(searchParams.get("popup"));
  const { flash, headers } = await takeToast(request, settings.sessionSecrets, popup);
  const { account } = await readAccount(request, settings.sessionSecrets);
  const message: SignInFinished = {
    type: "sign-in finished",
    popup,
    toast: flash && { type: flash.type, message: flash.message },
  };
  const page = `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign-in finished</title>
</head>
<body>
<p>You can close this window, or <a href="/">go to the home page</a>.</p>
<script nonce="${nonce}">
const message = ${serializeForScript(message)};
opener?.postMessage(message, ${serializeForScript(origin)});
try {
  new BroadcastChannel(${serializeForScript(SIGN_IN_CHANNEL)}).postMessage(message);
  new BroadcastChannel(${serializeForScript(ACCOUNT_CHANNEL)}).postMessage(${serializeForScript(account?.email ?? null)});
} catch {}
window.close();
</script>
</body>
</html>`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "private, no-store");
  // `same-origin-allow-popups` would cut the window off from its opener.
  headers.set("Cross-Origin-Opener-Policy", "unsafe-none");
  return new Response(page, { headers });
}
