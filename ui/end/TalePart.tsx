import { Text } from '../components/Text';
import { Part } from './Part';
import { Tales, type Tale } from './Tales';

interface TalePartProps {
  readonly title: string;
  /** Above the tales, or in their place. */
  readonly note: string | null;
  readonly names: readonly string[];
  readonly tales: readonly Omit<Tale, 'name'>[];
  readonly onOpen: (step: number) => void;
}

/** Deeds of one kind, each at the sign of the player who did it. */
export function TalePart({ title, note, names, tales, onOpen }: TalePartProps) {
  return (
    <Part title={title}>
      {note !== null && <Text tone="inkMuted">{note}</Text>}
      {tales.length > 0 && (
        <Tales tales={tales.map((tale) => ({ ...tale, name: names[tale.seat] ?? '' }))} onOpen={onOpen} />
      )}
    </Part>
  );
}
