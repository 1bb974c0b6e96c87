import { later } from './later/later';

/** Every page but the first and those of the games, in the order they are fetched ahead. */
export const pages = {
  history: later(() => import('./history/HistoryPage').then((module) => module.HistoryPage)),
  pastGame: later(() => import('./games/PastGamePage').then((module) => module.PastGamePage)),
  statistics: later(() => import('./statistics/StatisticsPage').then((module) => module.StatisticsPage)),
  rehearsal: later(() => import('./rehearsal/RehearsalTable').then((module) => module.RehearsalTable)),
  rules: later(() => import('./games/RulesPage').then((module) => module.RulesPage)),
  rulebook: later(() => import('./rules/BookPage').then((module) => module.BookPage)),
  cast: later(() => import('./games/CastPage').then((module) => module.CastPage)),
  settings: later(() => import('./settings/SettingsPage').then((module) => module.SettingsPage)),
  about: later(() => import('./about/AboutPage').then((module) => module.AboutPage)),
  licences: later(() => import('./about/LicencesPage').then((module) => module.LicencesPage)),
} as const;
