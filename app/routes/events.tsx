import { pageMeta } from "./page-meta";
import { PlaceholderPage } from "./placeholder-page";

export const meta = () => pageMeta("/events");

export default function Events() {
  return (
    <PlaceholderPage
      path="/events"
      sentence="Events will be updated soon."
      onward={[
        { to: "/register", label: "See ways to join" },
        { to: "/webinars", label: "Browse the webinars" },
      ]}
    >
      Our meetups are free, monthly and run by volunteers, in Pune, Bengaluru and Hyderabad. You can help with the next
      one, or look around here.
    </PlaceholderPage>
  );
}
