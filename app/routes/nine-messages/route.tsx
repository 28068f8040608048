import type { Message } from "#app/content/nine-messages.ts";
import { english, languageOfText } from "#app/content/translations.ts";
import { warningPath } from "#app/content/warnings.ts";
import { LanguageLinks } from "#app/parts/language-links.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { Signs } from "#app/parts/signs.tsx";
import { usePage, usePathIn, useTexts } from "#app/parts/use-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { keepSums } from "#app/ui/format.ts";
import { NineMessagesDrawing } from "./drawing.tsx";

/**
 * Nine messages, each with two radio buttons. CSS draws a ninth of the line for each answer and shows what is right
 * (nine-messages.css). A browser without `:has()` shows every explanation and the whole line.
 */
export default function NineMessages() {
  const { path, texts } = usePage();
  const { words, nineMessages: quiz } = texts;
  const { messages, pieces, share } = quiz;
  const pathIn = usePathIn();
  return (
    <>
      <PageHeader>
        <p className="mt-1 print:hidden">
          <LanguageLinks />
        </p>
      </PageHeader>
      <div className="messages page band on-brand lg:grid lg:grid-cols-3 lg:gap-x-6">
        <NineMessagesDrawing count={messages.length} />
        <div className="lg:col-span-2">
          {messages.map((message, index) => (
            <Question key={message.text} message={message} number={index + 1} />
          ))}
          <div className="messages-end mt-10 print:hidden">
            <p>{pieces}</p>
            <Result />
          </div>
        </div>
      </div>
      <PassItOn heading={words.whoNext} text={share} path={path} />
      <p className="page band flex flex-wrap gap-4 pt-0 print:hidden">
        <ButtonLink href={pathIn("/trainings")} look="tertiary" label={words.all} />{" "}
        {texts === english && <ButtonLink href="/events" look="tertiary" label="Come to a meetup" />}
      </p>
    </>
  );
}

function Question({ message, number }: { message: Message; number: number }) {
  const texts = useTexts();
  const pathIn = usePathIn();
  const { scam, real, right, wrong, isScam, isReal, more } = texts.nineMessages;
  const { kind, situation, text, why, slug, signs } = message;
  return (
    // "Start again" and the list of messages to look at again lead here.
    <fieldset id={`message-${number}`} tabIndex={-1} className={`question question-${number}`}>
      <legend>
        <span className="question-kind">
          {number}. {kind}
        </span>
        <span className="block">{situation} </span>
        <span className="screen-bubble mt-2 block w-fit text-lg/normal" lang={languageOfText(text, texts)}>
          {keepSums(text)}
        </span>
      </legend>
      <Answer id={`scam-${number}`} number={number} label={scam} isRight={message.isScam} />{" "}
      <Answer id={`real-${number}`} number={number} label={real} isRight={!message.isScam} />
      <output>
        <strong className="if-right">{right} </strong>
        <strong className="if-wrong">{wrong} </strong>
        <span className="verdict">
          <strong>{message.isScam ? isScam : isReal}</strong> {why}{" "}
          <a href={pathIn(warningPath({ slug }))} className="whitespace-nowrap">
            {more}
          </a>
        </span>
      </output>
      {message.isScam && <Signs signs={signs} />}
    </fieldset>
  );
}

type AnswerProps = { id: string; number: number; label: string; isRight: boolean };

// Without `required`: a screen reader would call each radio button invalid before the first answer.
function Answer({ id, number, label, isRight }: AnswerProps) {
  return (
    <label className="button button-tertiary">
      <input type="radio" id={id} name={`message-${number}`} className={isRight ? "right" : "wrong"} />
      {label}
    </label>
  );
}

/** The end: how many answers are right, which messages to look at again, and what to do next. */
function Result() {
  const { path, texts } = usePage();
  const { messages, todo, closed, ofNine, again, done, send, result, restart } = texts.nineMessages;
  return (
    <>
      <p className="messages-todo">{todo}</p>
      <div className="messages-result">
        <output className="title block text-5xl/tight">
          {closed} {/* CSS adds the number. */}
          <span className="block text-action">
            <span className="messages-count" /> {ofNine}
          </span>
        </output>
        <div className="messages-again mt-4">
          <p>{again}</p>
          <ul className="flex flex-wrap gap-x-6">
            {messages.map(({ topic }, index) => (
              <li key={topic} className={`part-${index + 1}`}>
                <a href={`#message-${index + 1}`} className="onward-link">
                  {`${index + 1}: ${topic}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-4">{done}</p>
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        {/* The script adds the address, and shows the link. */}
        <span hidden data-result={result} className="messages-result">
          <ExternalLink href="https://wa.me/" look="primary">
            {send}
          </ExternalLink>
        </span>{" "}
        <span className="messages-restart">
          <ButtonLink href={`${path}/again`} look="tertiary" label={restart} />
        </span>
      </p>
    </>
  );
}
