import { KickOffForm } from "./kick-off-form";
import type { Playing } from "./playing";

type PastNoticeProps = {
  noun: string;
  playing: Pick<Playing, "slug" | "day">;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** Beside an attempt that is running past its day: that it is, and how to start today's. */
export default function PastNotice({ noun, playing, isBusy, onStart }: PastNoticeProps) {
  const { slug, day } = playing;
  return (
    <aside className="problem" aria-label={`Today's ${noun}`}>
      <p>
        This {noun} is from {day}. A new one is out.
      </p>
      <KickOffForm
        slug={slug}
        label={`Start today's ${noun}`}
        date={null}
        size="small"
        isBusy={isBusy}
        onStart={onStart}
      />
    </aside>
  );
}
