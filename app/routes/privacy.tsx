import { privacy } from "#app/content/privacy.ts";
import { fields } from "#app/registration/fields.ts";
import { purposes } from "#app/registration/purposes.ts";
import { LegalPage } from "#app/shell/legal-page.tsx";

export default function Privacy() {
  return <LegalPage text={privacy} after={{ "What the volunteer registration stores": <RegistrationFields /> }} />;
}

function RegistrationFields() {
  return (
    <table className="mt-6 w-full text-left">
      <caption className="sr-only">The answers of the volunteer registration, and what each is for</caption>
      <thead className="border-b-2 border-line enlarged:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4">
            Answer
          </th>
          <th scope="col" className="py-2">
            What it is for
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, missing }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-4 font-bold enlarged:block enlarged:pb-0">
              {label}
              {!missing && <span className="block text-sm font-normal text-ink-2"> optional</span>}
            </th>
            <td className="py-2 enlarged:block enlarged:pt-0">{purposes[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
