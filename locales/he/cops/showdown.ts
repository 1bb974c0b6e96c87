import type { showdown as en } from '../../en/cops/showdown';
import type { Words } from '../../words';

/** The great moments, large, for the whole table. */
export const showdown: Words<typeof en, 'he'> = {
  title: {
    shield: 'מגן!',
    explosion: 'בום!',
    wounded: 'מנהיג!',
    out: 'בחוץ!',
    joinedBand: 'אל הכנופיה!',
    saved: 'הצלה!',
    kingpinDown: 'הבוס חוסל!',
    agentDown: 'הסוכן חוסל!',
    bothLeaders: 'שני המנהיגים!',
    diamonds: 'כל היהלומים!',
  },
  by: 'הירייה של {{name}}.',
  shield: 'הכדור ממשיך אל {{target}}.',
  explosion: 'יחד עם {{target}}.',
  wounded: 'פציעה, ועדיין במשחק. הכדור הבא הוא האחרון.',
  out: 'בלי קלף של מנהיג, ולכן מחוץ למשחק.',
  joinedBand: 'לא מנהיג. מעכשיו הכול סביב היהלומים.',
  saved: 'שוב במשחק, וכל הקלפים גלויים.',
  kingpinDown: 'ניצחון לישרים: {{names}}.',
  agentDown: 'ניצחון למושחתים: {{names}}.',
  bothLeaders: '{{names}}: ניצחון לבד.',
  diamonds: 'ניצחון לכנופיה: {{names}}.',
  you: {
    title: {
      shield: 'המגן שלך!',
      wounded: 'קלף המנהיג אצלך!',
      out: 'המשחק נגמר בשבילך!',
      joinedBand: 'הדרך שלך: אל הכנופיה!',
      saved: 'ניצלת!',
    },
    by: 'הירייה שלך.',
    shield: 'הכדור ממשיך אליך.',
    explosion: 'יחד איתך.',
    wounded: 'נפצעת, והמשחק נמשך. הכדור הבא הוא האחרון.',
    out: 'לא היה אצלך מנהיג.',
    joinedBand: 'לא היה אצלך מנהיג. מעכשיו הכול סביב היהלומים.',
    saved: 'חזרת למשחק, וכל הקלפים שלך גלויים.',
    kingpinDown: 'ניצחת עם הישרים.',
    agentDown: 'ניצחת עם המושחתים.',
    bothLeaders: 'ניצחת לבד.',
    diamonds: 'ניצחת עם הכנופיה.',
  },
};
