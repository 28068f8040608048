// npm run render:hero: draws the hero video into app/routes/home/. Needs ffmpeg with AV1 and H.264.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { Resvg } from "@resvg/resvg-js";
import { DURATION_S, frame, SIDE } from "./build/art/hero-frame.ts";

const FRAMES_PER_SECOND = 24;
const FRAMES = DURATION_S * FRAMES_PER_SECOND;
const OUTPUT = "app/routes/home/";

// BT.601 because the 8-bit decoder of libyuv is exact for it, and a few levels off for BT.709.
const colours = words(
  "-vf scale=out_color_matrix=bt601:out_range=tv:flags=accurate_rnd+full_chroma_int+lanczos -colorspace smpte170m " +
    "-color_primaries bt709 -color_trc iec61966-2-1 -color_range tv -pix_fmt yuv420p " +
    `-g ${FRAMES} -fflags +bitexact -flags:v +bitexact`,
);
const av1 = words(
  // Motion compensation beyond a shift leaves specks on the background.
  "-c:v libaom-av1 -crf 42 -cpu-used 5 -aom-params enable-obmc=0:enable-warped-motion=0:enable-global-motion=0",
);
const h264 = words(
  // For lines on a flat background: no bits for grain, some more for the background's colour.
  "-c:v libx264 -level 3.2 -crf 40 -preset veryslow -tune animation -movflags +faststart -x264-params " +
    "no-psy=1:chroma-qp-offset=-6:ref=4:bframes=8:me=umh:merange=32:subme=10:aq-mode=0:rc-lookahead=120",
);

if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg is missing. On Debian and Ubuntu: apt-get install ffmpeg");
  process.exit(1);
}
const raw = words(`-f rawvideo -pix_fmt rgba -s ${SIDE}x${SIDE} -r ${FRAMES_PER_SECOND} -i -`);
const outputs = [...colours, ...av1, `${OUTPUT}hero.webm`, ...colours, ...h264, `${OUTPUT}hero.mp4`];
const ffmpeg = spawn("ffmpeg", ["-y", "-loglevel", "error", ...raw, ...outputs], {
  stdio: ["pipe", "inherit", "inherit"],
});
for (let index = 0; index < FRAMES; index++) {
  const picture = new Resvg(frame(index / FRAMES_PER_SECOND), {
    fitTo: { mode: "width", value: SIDE },
    font: { loadSystemFonts: false },
  }).render();
  const hasRoom = ffmpeg.stdin.write(picture.pixels);
  if (!hasRoom) await once(ffmpeg.stdin, "drain");
}
ffmpeg.stdin.end();
const [code] = await once(ffmpeg, "close");
if (code !== 0) process.exit(1);
console.log(`The video is in ${OUTPUT}.`);

function words(text: string): string[] {
  return text.split(" ");
}
