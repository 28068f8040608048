import { NEEDLESS } from "./characters.server.ts";

// What an organiser reads about a mistake in the text of a file. schemas.server.ts says what is wrong with a value.

/** What is pasted by accident. The compiler takes some invisible characters for spaces. */
export const PASTED: readonly [RegExp, string][] = [
  [
    new RegExp(`(?![\\t\\r])(?:${NEEDLESS.source})`, "u"),
    "an invisible character is in this line: delete the line and type it again",
  ],
  [/^ *```/m, "a line of backticks (```) was pasted: remove it"],
  [/^ *\w+: *(?:[“”]|"[^"\n]*”,?$)/m, 'a curly quote is in this line: delete it and write a straight one (")'],
  [/^ *\w+:[ \t]*(?:,|\r?\n *(?:\w+:|\}))/m, "nothing is after the colon: write a text in quotes, or remove the line"],
];

/**
 * What the compiler's codes mean for somebody who edits a list. The first row that fits counts. For example,
 * `1005 ',' expected.` with the line `    ¦topic: "…",` fits the second row: a comma is expected before `topic`.
 * `¦` marks the place in the line. The group `key` of a pattern is a missing key. `$words` stands for the group
 * `words`, or for the keys of the entry.
 */
export const MEANINGS: readonly [RegExp, string][] = [
  [/^1002/, 'the quote (") at the end of a text is missing'],
  [/^1005 ',' .*\n\s*¦/, "a comma is missing before this line"],
  [/^1005 ',' .*\n\s*\w+¦:/, 'a line with "{" is missing before this line'],
  [/^1136 .*\n\s*¦[\]{]/, 'a line with "}," is missing before this line'],
  [/^1005 ';'/, 'an entry is outside of the list: move it above the line "];"'],
  [/^1005 ']'|^1128/, 'a bracket is missing or one too many: an entry ends with "},", the list with "];"'],
  [
    /^1005 ','|^1127|^1136/,
    'write, for example, topic: "text", with straight quotes (") around the text and no quotes in it',
  ],
  [/^1010/, 'the line "*/" below the example is missing'],
  [/^1121|^1351|^1489/, 'a text or date needs quotes, as in "2026-12-19T17:00"'],
  [/^1185/, "two changes are in conflict: close the pull request and begin again"],
  [/^1117/, "is there twice: remove one of the two, or end the first entry above it"],
  [/^1312/, 'needs ":" instead of "="'],
  [/^18004/, 'needs ":" and a value'],
  [/^(?:2304|2552) .*'(?:true|false)'/i, "must be true or false, in small letters and without quotes"],
  [/^2304|^2552/, "must be a text in quotes"],
  [/^2353/, "is an unknown key: write $words"],
  [/^2451/, "is there twice: remove the second copy of the file"],
  [/^2561 .* mean to write '(?<words>\w+)'/, 'is an unknown key: "$words" was probably meant'],
  [/^2\d+ .*Property '(?<key>\w+)' is missing/, "is missing: add it"],
  [/^27(?:39|40) .*: (?<key>\w+)/, "is missing: add it"],
  [/^2322 .* type 'string\b/, "must be a text in quotes"],
  [/^2322 .* type 'number\b/, "must be a number without quotes"],
  [/^2322 .* type 'boolean\b/, "must be true or false, without quotes"],
  [/^2322 .* type '.*\[\]'/, "must be a list in [ ]"],
  [/^2322 .* type '\{/, "must be an entry in { }"],
  [/^2820 .* mean '"(?<words>[^"]+)"'/, 'is wrong: "$words" was probably meant'],
  // A list of all slugs would be too long for a sentence.
  [/^2322 .*\n\s*¦slug:/, 'must be the "slug" of a warning in app/content/warnings.ts'],
  [/^2(?:322|820) .* type '(?<words>"[^']*")/, "must be $words"],
  [/^6133/, "is not used: remove it"],
  [/^1\d{3} /, "this line or the one above cannot be read: compare it with the other entries"],
];
