/**
 * Unicode Normalization Form C (UAX #15). `String.prototype.normalize` alone takes quadratic time to order a run of
 * combining marks: seconds for a run as long as a form may be.
 */
export function nfc(text: string): string {
  // No script has more than 30 in a row (UAX #15, Stream-Safe Text Format).
  return text.replace(/\p{M}{31,}/gu, inCanonicalOrder).normalize("NFC");
}

/** The Canonical Ordering Algorithm (The Unicode Standard, D109) for combining marks. */
function inCanonicalOrder(marks: string): string {
  const decomposed = [...marks].flatMap((mark) => [...mark.normalize("NFD")]);
  const places = placesOf(new Set(decomposed));
  // What has no place stays where it is, and begins a new run.
  let run = 0;
  return decomposed
    .map((mark) => {
      const place = places.get(mark);
      if (place === undefined) run += 1;
      return { mark, run, place: place ?? 0 };
    })
    .sort((a, b) => a.run - b.run || a.place - b.place)
    .map(({ mark }) => mark)
    .join("");
}

// The lowest and the highest combining class, 1 and 240.
const LOWEST = "\u0334";
const HIGHEST = "\u0345";

/** The marks that change places, each with a number that orders them as their combining classes do, 1 and up. */
function placesOf(marks: Set<string>): Map<string, number> {
  const ordered = [...marks]
    .filter((mark) => changePlaces(HIGHEST, mark) || changePlaces(mark, LOWEST))
    .sort((a, b) => Number(changePlaces(a, b)) - Number(changePlaces(b, a)));
  let place = 1;
  return new Map(
    ordered.map((mark, index) => {
      if (changePlaces(mark, ordered[index - 1] ?? mark)) place += 1;
      return [mark, place];
    }),
  );
}

/** Whether the first of two marks has the higher combining class; JavaScript does not tell the classes themselves. */
function changePlaces(first: string, second: string): boolean {
  return (first + second).normalize("NFD") !== first + second;
}
