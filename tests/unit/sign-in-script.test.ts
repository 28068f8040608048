import { expect, test } from "vitest";
import { isEmbeddedBrowser } from "#app/sign-in/sign-in-script.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const SAFARI = `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1`;
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const ANDROID = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME}`;

test.for<[browser: string, isEmbedded: boolean, userAgent: string]>([
  ["Snapchat on iPhone", true, `${SAFARI} Snapchat/13.10.0.42 (like Safari/8618.3.11.10.7, panda)`],
  ["Instagram on iPhone", true, `${IPHONE} Mobile/15E148 Instagram 350.0.0.28 (iPhone15,2; iOS 17_6)`],
  ["Facebook on iPhone", true, `${SAFARI.replace("AppleWebKit", "WebKit")} [FBAN/FBIOS;FBDV/iPhone15,2]`],
  ["Line on iPhone", true, `${SAFARI} Line/14.14.0`],
  ["an app on iPad", true, `${IPHONE.replace("iPhone", "iPad")} Mobile/15E148`],
  ["Instagram on Android", true, `${ANDROID} Instagram 350.1.0.46 Android (34/14; 420dpi)`],
  ["Facebook on Android", true, `${ANDROID} [FB_IAB/FB4A;FBAV/480.0.0.54;]`],
  ["an app on Android", true, ANDROID.replace("Pixel 8", "Pixel 8; wv")],
  ["Safari on iPhone", false, SAFARI],
  ["Chrome on iPhone", false, SAFARI.replace("Version/17.6", "CriOS/130.0.6723.37")],
  ["Chrome on Android", false, ANDROID],
  ["Edge on Windows", false, `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/130.0.0.0`],
])("recognises %s as a browser inside an app: %s", ([, isEmbedded, userAgent]) => {
  expect(isEmbeddedBrowser(userAgent)).toBe(isEmbedded);
});
