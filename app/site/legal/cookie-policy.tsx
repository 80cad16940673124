import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import { ConsentChoice } from "~/shell/partners/consent-choice";
import type { LegalSection } from "./legal-page";
import { LegalTable } from "./legal-table";
import { SupportMail } from "./support-mail";

const { name } = product;

/** Every cookie of ours: name, purpose, type, lifetime. */
const cookies = [
  ["__session", "Keeps you logged in", "Essential", "14 days"],
  [
    "kb_player",
    "Knows your games as yours without an account, signed against tampering",
    "Essential",
    "62 days",
  ],
  [
    "kb_rivals",
    "Whose results you play against, from the links that you opened: the last six",
    "Essential",
    "8 days",
  ],
  [
    "kb_signature",
    "The name under the results you share, if you sign them",
    "Essential",
    "62 days",
  ],
  [
    "kb_begun",
    "Knows that today's game was begun in this browser, so that nobody is ranked who may have seen its answers; names nobody",
    "Essential",
    "3 days",
  ],
  [
    "kb_flash",
    "Carries a message to the next page, such as Profile saved",
    "Essential",
    "1 minute",
  ],
  [
    "kb_draft",
    "Keeps a profile or settings that you have not saved yet, signed too",
    "Essential",
    "1 hour",
  ],
  [
    "kb_reply",
    "Brings back a reply that you sent after your session had ended",
    "Essential",
    "1 hour",
  ],
  [
    "kb_practice",
    "Remembers practice accounts, on the practice sign-in alone",
    "Essential",
    "1 year",
  ],
  ["tz", "Your time zone, so that the day ends at your midnight", "Functional", "1 year"],
  ["theme", "Light or dark, if you chose one", "Functional", "1 year"],
  ["motion", "Reduced motion, if you chose it", "Functional", "1 year"],
  ["data", "Lite mode on or off, if you chose", "Functional", "1 year"],
  ["kb_push", "Alerts are on for this device, if you turned them on", "Functional", "1 year"],
  ["consent", "Accepted or rejected, if we asked you", "Functional", "1 year"],
] as const;

/** The cookie policy, sections 1 to 6. */
export const cookiePolicy: readonly LegalSection[] = [
  {
    id: "what",
    title: "What cookies are",
    body: (
      <p>
        Cookies are short texts that a site keeps in your browser and gets back with each visit.
        They are how a site remembers anything. Whatever else a site stores in a browser for the
        same ends counts as a cookie here.
      </p>
    ),
  },
  {
    id: "types",
    title: "Types of cookies",
    body: (
      <dl>
        <div>
          <dt>Essential</dt>
          <dd>Without them you could not log in or finish a game. They are always on.</dd>
        </div>
        <div>
          <dt>Performance</dt>
          <dd>They would tell us where pages are slow. We set none.</dd>
        </div>
        <div>
          <dt>Functional</dt>
          <dd>They remember how you like {name}: your time zone, theme, motion and data.</dd>
        </div>
        <div>
          <dt>Analytics</dt>
          <dd>They count visits, to show what is used. None is set unless you agree.</dd>
        </div>
        <div>
          <dt>Third-party analytics</dt>
          <dd>
            The same by another company, and what advertising networks set. Nothing of theirs loads
            unless you agree.
          </dd>
        </div>
      </dl>
    ),
  },
  {
    id: "list",
    title: "The cookies we set",
    body: (
      <>
        <LegalTable
          label="Our cookies"
          heads={["Name", "What it is for", "Type", "Stays"]}
          rows={cookies}
          first={(cookie) => <code>{cookie}</code>}
        />
        <p>
          While you play, the browser also holds the game, letters that you have typed and not
          checked, and moves that have not reached us yet. They are gone once the game is over and
          all of it is sent. The choice of 'No timing' in Keepy-Uppy and Spot Kick stays on the
          device. So that the site works without a network, the browser keeps the pages you saw last
          (20 at most, none that show an account), the games that can be played offline and our
          scripts. Logging out or lite mode clears them.
        </p>
      </>
    ),
  },
  {
    id: "managing",
    title: "Managing cookies",
    body: (
      <>
        <ConsentChoice />
        <p>
          Theme, motion and data are yours to change in{" "}
          <Link to={paths.settings} className="inline-link">
            Settings
          </Link>
          ; logging out removes the session. Your browser can show, block and delete all of them.
          Without essential cookies you can read every page, but neither log in nor play a game to
          its end.
        </p>
      </>
    ),
  },
  {
    id: "updates",
    title: "Updates to this policy",
    body: (
      <p>
        When a cookie comes or goes, we change this page and the date at its top. If a change needs
        your consent, we ask for it first.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Anything unclear? Write to <SupportMail />.
      </p>
    ),
  },
];
