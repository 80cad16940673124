import { Icon } from "~/look/ui/icon";

type HomeLineProps = {
  /** What it is about, such as a title's name. */
  title: string;
  text: string;
  to: string;
};

/** One line of home that leads to what it tells: a friend's answer, the table of nations. */
export default function HomeLine({ title, text, to }: HomeLineProps) {
  return (
    <a href={to} className="card bench">
      <span>
        {title} <span className="muted">{text}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
