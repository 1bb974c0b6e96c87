/** The bots that have a face: what they are called, and how they lean. */
export const faces = {
  cautious: { name: 'זכריה', called: 'זכריה הזהיר', hint: 'כמעט לא משקר, וכמעט לא מטיל ספק.' },
  liar: { name: 'שמעון', called: 'שמעון השקרן', hint: 'טוען להרבה יותר ממה שיש לו ביד.' },
  hunter: { name: 'נמרוד', called: 'נמרוד הצייד', hint: 'מטיל ספק במה שאחרים היו מעבירים בשתיקה.' },
  miser: { name: 'קלמן', called: 'קלמן הקמצן', hint: 'חוסך להפיכה, ולא מוציא על שום דבר אחר.' },
  avenger: { name: 'גואל', called: 'גואל הנוקם', hint: 'הולך על מי שהלך עליו אחרון.' },
  mirror: { name: 'ראובן', called: 'ראובן הראי', hint: 'עושה מה שנעשה זה עתה, ומחזיר באותו מטבע.' },
} as const;

/** Choosing among them. */
export const faceChoice = {
  label: 'פנים',
  none: 'בלי פנים',
  noneHint: 'משחק לפי הרמה שלו, בלי שום נטייה.',
  surprise: 'הפתעה',
  surpriseHint: 'אחד מהשישה. בסוף המשחק מתגלה מי.',
  all: 'פנים',
  plain: 'בלי',
  various: 'מכל הסוגים',
  variousHint: 'לכל יריב פנים משלו, ונטייה שאפשר ללמוד לנצל.',
  mixed: 'מעורב',
  mixedHint: 'לפי מה שנבחר לכל אחד.',
  botWith: 'בוט · {{level}} · {{face}}',
  botWas: 'בוט · {{level}} · {{face}}, בתחפושת',
} as const;
