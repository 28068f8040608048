import { nineMessages } from "#app/content/nine-messages.ts";
import { warningPath } from "#app/content/warnings.ts";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepSums } from "#app/ui/format.ts";
import { NineMessagesDrawing } from "./drawing.tsx";

type Message = (typeof nineMessages.messages)[number];

/**
 * Nine messages, each with two radio buttons. CSS draws a ninth of the line for each answer and shows what is right
 * (nine-messages.css). A browser without `:has()` shows every explanation and the whole line.
 */
export default function NineMessages() {
  const { messages, todo, done, share, path } = nineMessages;
  return (
    <>
      <PageHeader />
      <form className="messages page band on-brand lg:grid lg:grid-cols-3 lg:gap-x-6">
        {/* Enter presses the first submit button, and a disabled one does nothing. */}
        <button type="submit" disabled hidden>
          Send
        </button>
        <NineMessagesDrawing count={messages.length} />
        <div className="lg:col-span-2">
          {messages.map((message, index) => (
            <Question key={message.text} message={message} number={index + 1} />
          ))}
          <div className="print:hidden">
            <p className="messages-todo">{todo}</p>
            <div className="messages-result">
              {/* CSS adds the number. */}
              <output className="heading block">The line is closed. You got </output>
              <p className="mt-2 mb-4">{done}</p>
            </div>
            <button type="reset" className="button button-tertiary">
              Start again
            </button>
          </div>
        </div>
      </form>
      <PassItOn heading="Who should try this next?" text={share} path={path} />
      <p className="page band flex flex-wrap gap-4 pt-0 print:hidden">
        <ButtonLink href="/trainings" look="tertiary" label="All warnings" />{" "}
        <ButtonLink href="/events" look="tertiary" label="Come to a meetup" />
      </p>
    </>
  );
}

function Question({ message, number }: { message: Message; number: number }) {
  const { kind, situation, text, isScam, why, slug } = message;
  return (
    <fieldset className={`question question-${number}`}>
      <legend>
        <span className="question-kind">
          {number}. {kind}
        </span>
        <span className="block">{situation} </span>
        <span className="block text-xl/normal">“{keepSums(text)}”</span>
      </legend>
      <Answer number={number} label="Scam" isRight={isScam} /> <Answer number={number} label="Real" isRight={!isScam} />
      <output>
        <span className="verdict">
          <span className="if-right">Right. </span>
          <span className="if-wrong">Not quite. </span>
          <strong>{isScam ? "This is a scam." : "This one is real."}</strong> {why}{" "}
          <a href={warningPath({ slug })} className="whitespace-nowrap">
            See how it works
          </a>
        </span>
      </output>
    </fieldset>
  );
}

function Answer({ number, label, isRight }: { number: number; label: string; isRight: boolean }) {
  return (
    <label className="button button-tertiary">
      <input type="radio" name={`message-${number}`} required className={isRight ? "right" : "wrong"} />
      {label}
    </label>
  );
}
