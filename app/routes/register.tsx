import { JoinCards } from "./join-cards";
import { PageHeader } from "./page-header";
import { pageMeta } from "./page-meta";

export const meta = () => pageMeta("/register");

export default function Register() {
  return (
    <>
      <PageHeader
        path="/register"
        lead="Welcome. Anyone can come to a meetup, free of charge. If you would like to do more, here are three ways in."
      />
      <div className="page band">
        <JoinCards />
      </div>
    </>
  );
}
