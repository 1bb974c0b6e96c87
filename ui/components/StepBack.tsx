import { useEscape } from '../input/escape';
import { Button } from './Button';

interface StepBackProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** Leads back to what was asked before, within one answer. At a keyboard, so does Escape. */
export function StepBack({ label, onPress }: StepBackProps) {
  useEscape(onPress);
  return <Button icon="back" {...{ label, onPress }} />;
}
