import { isolated } from '../i18n/written';
import { Text, type TextProps } from './Text';

interface NameProps extends TextProps {
  readonly children: string;
}

/** A person's name on its own. It is isolated, so that “Yoav B.” keeps its point at its end on a right-to-left page. */
export function Name({ children, ...rest }: NameProps) {
  return <Text {...rest}>{isolated(children)}</Text>;
}
