import { hi } from "./hi.ts";
import { lostMoney } from "./lost-money.ts";
import { type Message, nineMessages } from "./nine-messages.ts";
import { rule, type Sign } from "./rule.ts";
import type { Source } from "./schemas.server.ts";
import { type Warning, warnings } from "./warnings.ts";
import { type Words, words } from "./words.ts";

/** The texts of the teaching pages in a language. */
export type Texts = {
  /** BCP 47, such as "hi". */
  code: string;
  /** The language and country for shared links (https://ogp.me), such as "hi_IN". */
  locale: string;
  words: Words;
  rule: Record<Exclude<keyof typeof rule, "signs">, string> & { signs: readonly { sign: Sign; name: string }[] };
  warnings: readonly Warning[];
  nineMessages: Record<Exclude<keyof typeof nineMessages, "path" | "example" | "messages">, string> & {
    messages: readonly Message[];
  };
  lostMoney: {
    title: string;
    lead: string;
    message: string;
    steps: Record<keyof (typeof lostMoney)["steps"], string>;
    ready: readonly string[];
    sources: readonly Source[];
  };
};

type Status = {
  /** If false, the site has no page, link or picture of this language. */
  isPublished: boolean;
  /** The name of who grew up with the language and has read every text. */
  reader: string | undefined;
  /** The version of the English text that each text translates, by its name. `npm run build` says it. */
  translates: Readonly<Record<string, string>>;
};

type TranslatedScreen = Omit<Warning["screen"], "kind" | "below"> & { below?: { text: string } };

/** A warning without the keys whose values no language translates. */
type TranslatedWarning = Omit<Warning, "slug" | "picture" | "signs" | "checked" | "screen"> & {
  slug: Message["slug"];
  screen: TranslatedScreen;
};

/** A message without the keys whose values no language translates. */
type TranslatedMessage = Omit<Message, "isScam" | "signs" | "slug">;

/**
 * A language beside English, as its file has it. A warning that it lacks stays in English, and production is refused
 * until it is there.
 */
export type Translation = Omit<Texts, "warnings" | "nineMessages"> &
  Status & {
    warnings: readonly TranslatedWarning[];
    nineMessages: Omit<Texts["nineMessages"], "messages"> & {
      /** In the order of the English ones. */
      messages: readonly TranslatedMessage[];
    };
  };

/** A translation with what it shares with the English texts. */
export type CompleteTranslation = Texts & Status;

export const english: Texts = {
  code: "en-IN",
  locale: "en_IN",
  words,
  rule,
  warnings,
  nineMessages,
  lostMoney,
};

/** The language of a text among others: English if no letter is of an Indian script, as in an SMS of a bank. */
export function languageOfText(text: string, { code }: Texts): string {
  return /[\u0900-\u0DFF]/.test(text) ? code : english.code;
}

// A function for each language: its texts are made when a page first needs them, and not while the Worker starts.
// `translationsAsBytes` (vite.config.ts) keeps them beside the code of the built Worker.
const languages: readonly (() => Translation)[] = [hi];

function completeWarning(warning: TranslatedWarning): Warning {
  // The compiler allows only the slugs of English warnings.
  const meant = english.warnings.find(({ slug }) => slug === warning.slug) as Warning;
  const { below, ...screen } = warning.screen;
  return {
    ...meant,
    ...warning,
    screen: {
      ...screen,
      kind: meant.screen.kind,
      below: below && meant.screen.below && { ...meant.screen.below, ...below },
    },
  };
}

/** Adds to a translation what no language translates, such as pictures and signs, from the English texts. */
export function completeTranslation(translation: Translation): CompleteTranslation {
  const { warnings, nineMessages } = translation;
  const messages = nineMessages.messages.map((message, index) => ({
    ...(english.nineMessages.messages[index] as Message),
    ...message,
  }));
  return {
    ...translation,
    warnings: warnings.map(completeWarning),
    nineMessages: { ...nineMessages, messages },
  };
}

/** Every language beside English, also those that are left out. */
export function allTranslations(): CompleteTranslation[] {
  return languages.map((language) => completeTranslation(language()));
}
