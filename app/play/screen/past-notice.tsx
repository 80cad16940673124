import type { Playing } from "~/play/rules/playing";
import { KickOffForm } from "./kick-off-form";

type PastNoticeProps = {
  period: string | undefined;
  noun: string;
  playing: Pick<Playing, "slug" | "day">;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** Beside an attempt that is running past its day: that it is, and how to start today's. */
export default function PastNotice({
  period = "today",
  noun,
  playing,
  isBusy,
  onStart,
}: PastNoticeProps) {
  const { slug, day } = playing;
  return (
    <aside className="problem" aria-label={`A new ${noun}`}>
      <p>
        This {noun} is from {day}. A new one is out.
      </p>
      <KickOffForm
        slug={slug}
        label={`Start ${period}'s ${noun}`}
        date={null}
        size="small"
        isBusy={isBusy}
        onStart={onStart}
      />
    </aside>
  );
}
