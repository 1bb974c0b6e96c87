/** Hermes has no `Intl.PluralRules`; without it nothing could be counted in words. */
import 'intl-pluralrules';
