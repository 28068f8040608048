import { announcements, evening } from "#app/content/meetup.ts";
import { mailTo, site, socialLinks } from "#app/content/site.ts";
import type { PageHandle } from "#app/shell/aside.tsx";
import { PlaceholderPage } from "#app/shell/placeholder-page.tsx";
import { SocialLink } from "#app/shell/social-link.tsx";

export const handle: PageHandle = { aside: Announcements };

export default function Events() {
  return (
    <PlaceholderPage
      sentence="Events will be updated soon."
      onward={[
        { href: "#announced", label: "Where meetups are announced" },
        { href: "/register", label: "See ways to join" },
      ]}
      meanwhile={{ title: "What a meetup is like", points: evening }}
    >
      We meet every month in Pune, Bengaluru and Hyderabad. A meetup is free, and anyone may come.
    </PlaceholderPage>
  );
}

function Announcements() {
  return (
    <aside aria-labelledby="announced" className="page band">
      <h2 id="announced" className="title">
        Where meetups are announced
      </h2>
      <p className="mt-4 max-w-[38rem]">{announcements.where}</p>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {socialLinks.map((social) => (
          <li key={social.network}>
            <SocialLink social={social} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[38rem]">
        {announcements.otherwise} <a href={mailTo("The next meetup")}>{site.email}</a>
      </p>
    </aside>
  );
}
