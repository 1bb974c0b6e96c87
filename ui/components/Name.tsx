import { isolated } from '../i18n/written';
import { Text, type TextProps } from './Text';

interface NameProps extends TextProps {
  readonly children: string;
}

/** Somebody's name on its own: “Yoav B.” keeps its point at its end, also where the page runs the other way. */
export function Name({ children, ...rest }: NameProps) {
  return <Text {...rest}>{isolated(children)}</Text>;
}
