import { RelatedLinks } from "./related-links.tsx";

/** What visitors can do today, on pages whose buttons are inert. */
export function AvailableNow() {
  return (
    <section className="page band pt-0">
      <h2 className="heading">What you can do now</h2>
      <RelatedLinks
        links={[
          { title: "Come to a meetup", text: "Free, every month, in three cities.", path: "/events" },
          { title: "Learn six safe habits", text: "A two-minute read.", path: "/trainings" },
          { title: "Volunteer", text: "Help at a meetup in your city.", path: "/Volunteer" },
        ]}
      />
    </section>
  );
}
