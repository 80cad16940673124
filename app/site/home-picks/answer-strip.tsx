import { Icon } from "~/look/ui/icon";

type AnswerStripProps = {
  /** The title's name. */
  title: string;
  /** What a friend has answered. */
  text: string;
  /** The address of one's own result. */
  to: string;
};

/** One line of home: what a friend made of a result that one has shared. */
export default function AnswerStrip({ title, text, to }: AnswerStripProps) {
  return (
    <a href={to} className="card bench">
      <span>
        {title}{" "}
        <span className="muted" dir="auto">
          {text}
        </span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
