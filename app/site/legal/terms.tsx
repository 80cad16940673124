import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { maker } from "~/platform/config/maker";
import { product } from "~/platform/config/product";
import type { LegalSection } from "./legal-page";
import { SupportMail } from "./support-mail";

const { name } = product;
const company = maker.name;

const guidelines = (
  <Link to={paths.guidelines} className="inline-link">
    community guidelines
  </Link>
);

/** The terms of use. */
export const terms: readonly LegalSection[] = [
  {
    id: "acceptance",
    title: "Accepting these terms",
    body: (
      <>
        <p>
          {name} is run by {company}, South Africa ("we"). By using it you accept these terms and
          our{" "}
          <Link to={paths.privacy} className="inline-link">
            privacy policy
          </Link>
          . If you don't agree with them, please don't use it.
        </p>
        <p>
          {name} is not aimed at children under 13. If you are under 18, ask a parent or guardian to
          read this with you.
        </p>
      </>
    ),
  },
  {
    id: "service",
    title: "What you get",
    body: (
      <p>
        Daily football quizzes and games, threads to talk in and statistics, free of charge. We add,
        change and retire games as we go, and may pause the service to look after it. Where a price
        stands beside a title, it is in South African rand and includes VAT where that applies;
        nothing is charged unless you order it on a page that says so.
      </p>
    ),
  },
  {
    id: "risk",
    title: "Use at your own risk",
    body: (
      <>
        <p>
          You use {name} at your own risk. We give it "as is" and "as available": we don't promise
          that it is always up, free of mistakes, or fit for a purpose of yours. We check our
          questions with care, but an answer may still be wrong; don't stake money on it.
        </p>
        <p>Some content is a sample and says so: it shows how things look, not what anybody did.</p>
      </>
    ),
  },
  {
    id: "accounts",
    title: "Your account",
    body: (
      <ul>
        <li>Give an email address that is yours, and keep your password to yourself.</li>
        <li>
          What is done with your account counts as done by you. Tell us if someone else got in.
        </li>
        <li>One person, one account; it can't be sold or handed on.</li>
        <li>
          You can delete it on the{" "}
          <Link to={paths.account} className="inline-link">
            account page
          </Link>{" "}
          whenever you like. What we kept about you goes with it.
        </li>
      </ul>
    ),
  },
  {
    id: "conduct",
    title: "What you may not do",
    body: (
      <>
        <p>Keep to the {guidelines}. You may not:</p>
        <ul>
          <li>harass, threaten or insult people, or publish hateful or unlawful content;</li>
          <li>
            publish solutions or other spoilers before the day is over, except in the game's own
            thread, which opens to those alone who have finished it;
          </li>
          <li>cheat, or let a program play for you;</li>
          <li>pose as somebody else;</li>
          <li>
            break into the service, overload it, or look for its weak spots without our consent;
          </li>
          <li>copy it in bulk, or use it to send advertising.</li>
        </ul>
        <p>
          Moderators may hide what breaks the guidelines, and stop an account from writing, for a
          while or for good. You are told why, and can appeal once.
        </p>
      </>
    ),
  },
  {
    id: "property",
    title: "Intellectual property",
    body: (
      <>
        <p>
          The name, the design, the software, the questions and the artwork belong to us or to those
          who let us use them. You may use them to play, and share your results and links. Anything
          more needs our written consent.
        </p>
        <p>
          What you write stays yours. You allow us to store and show it within {name} for as long as
          it is there. Names of clubs, players and competitions belong to their owners, who neither
          support nor sponsor us.
        </p>
      </>
    ),
  },
  {
    id: "others",
    title: "Other people's sites and advertising",
    body: (
      <p>
        Some links lead elsewhere, to a match page for example, and some spaces carry advertising.
        We don't run those sites and don't answer for them; their own terms apply.
      </p>
    ),
  },
  {
    id: "ending",
    title: "Ending it",
    body: (
      <p>
        You may stop at any time. We may suspend or close an account that breaks these terms, harms
        others or puts the service at risk. Where we can, we tell you why first, and you can ask us
        to look again. Sections 3, 6, 9, 10 and 12 still apply afterwards.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <>
        <p>
          As far as the law allows, we are not liable for indirect or consequential loss, such as
          lost profit, lost data or a lost streak. Our total liability for everything connected with{" "}
          {name} is capped at what you paid us in the 12 months before the claim arose.
        </p>
        <p>
          Nothing here limits liability for intent, gross negligence, or anything that may not be
          limited, or takes away your rights under the Consumer Protection Act 68 of 2008.
        </p>
      </>
    ),
  },
  {
    id: "indemnity",
    title: "Claims by others",
    body: (
      <p>
        If somebody claims against us because you broke these terms or the law, you make good the
        loss and the reasonable costs that follow from it.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        We may change these terms. The date at the top says when we last did, and we announce a
        change that matters before it takes effect. Whoever plays on after that accepts it.
      </p>
    ),
  },
  {
    id: "law",
    title: "Law and courts",
    body: (
      <p>
        South African law applies, and the courts of South Africa decide, unless the law of the
        country you live in gives you a protection or a court that can't be taken away. If a part of
        these terms turns out not to hold, the rest still does. That we let something pass once is
        no waiver.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        {company}: <SupportMail />. Write to us first: most things are settled by half-time.
      </p>
    ),
  },
];
