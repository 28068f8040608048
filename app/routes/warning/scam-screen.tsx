import file from "@phosphor-icons/core/fill/file-fill.svg?icon";
import hangUp from "@phosphor-icons/core/fill/phone-disconnect-fill.svg?icon";
import phone from "@phosphor-icons/core/fill/phone-fill.svg?icon";
import { countMarks, isMark, partsOf, withoutBrackets } from "#app/content/marks.ts";
import { languageOfText } from "#app/content/translations.ts";
import type { Warning } from "#app/content/warnings.ts";
import { fill } from "#app/content/words.ts";
import { NINE_DOTS } from "#app/motif/geometry.ts";
import { useTexts } from "#app/parts/use-page.ts";
import { keepSums } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The drawn screen on which a scam arrives, with numbered marks. Its buttons and pictures are decoration. */
export function ScamScreen({ screen }: Pick<Warning, "screen">) {
  const { kind, from, address = "", message, below } = screen;
  const texts = useTexts();
  const { words } = texts;
  const isCall = kind === "call" || kind === "video";
  return (
    <figure className="scam-screen print:col-span-2">
      <figcaption className="mb-2 font-bold text-ink-2">{fill(words.drawing, words.kinds[kind])}</figcaption>
      <div className="screen" data-kind={kind}>
        {kind === "video" && <Caller />}
        <div className="screen-sender">
          {kind === "call" && <p>{words.incomingCall}</p>}
          <p className="text-xl/tight font-bold">
            <Marked text={from} marksBefore={0} />
          </p>
          {address && (
            <p>
              <Marked text={address} marksBefore={countMarks(from)} />
            </p>
          )}
        </div>
        <blockquote className="screen-bubble">
          {isCall && "“"}
          <Marked text={message} marksBefore={countMarks(from, address)} />
          {isCall && "”"}
        </blockquote>
        {below && (
          <div className="screen-below" data-kind={below.kind}>
            <p lang={languageOfText(below.text, texts)}>
              {below.kind === "sms" && <b>{`${words.kinds.sms}: `}</b>}
              {below.kind === "app" && <b>{`${words.app}: `}</b>}
              {below.kind === "file" && <Icon path={file} className="mr-1 inline" />}
              <Marked text={below.text} marksBefore={countMarks(from, address, message)} />
            </p>
            {below.kind === "pin" && <PinPad />}
          </div>
        )}
        {isCall && (
          <div className="screen-buttons" aria-hidden="true">
            <Icon path={hangUp} size={28} />
            <Icon path={phone} size={28} />
          </div>
        )}
      </div>
    </figure>
  );
}

/** A text with its marks, whose numbers continue those of the texts before. */
function Marked({ text, marksBefore }: { text: string; marksBefore: number }) {
  const { code, words } = useTexts();
  let number = marksBefore;
  return partsOf(keepSums(text)).map((part) => {
    if (!isMark(part)) return part;
    number += 1;
    return (
      <mark key={number}>
        <b>
          {/* The text may be in English. */}
          <span className="sr-only" lang={code}>{`${words.mark} `}</span>
          {number}
        </b>
        {/* The no-break space keeps the number on the line of the text. */}
        {`\u00a0${withoutBrackets(part)}`}
      </mark>
    );
  });
}

/** A caller with a cap, without any crest. */
function Caller() {
  return (
    <svg viewBox="0 0 32 15" width={320} height={150} className="screen-caller" aria-hidden="true">
      <path d="M7 15c0-4 4-6 9-6s9 2 9 6z" />
      <circle cx="16" cy="6.3" r="3.4" className="screen-face" />
      <path d="M11.4 4.8c-.5-2.5 1-3.6 4.6-3.6s5.1 1.1 4.6 3.6c-3-.9-6.2-.9-9.2 0z" />
    </svg>
  );
}

function PinPad() {
  return (
    <svg viewBox="0 0 6 6" width={96} height={96} className="screen-pin-pad" aria-hidden="true">
      {NINE_DOTS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={0.7} />
      ))}
    </svg>
  );
}
