/** The words to the steps of the lesson. */
export const lesson = {
  deal: 'Two cards lie before you: the Duke and the Assassin. Each of them is a life, and only you can see them. Whoever loses both is out.',
  tax: 'On your turn you say who you are, and do what that character can do. You are the Duke: touch “{{action}}”.',
  block:
    'Nobody doubted you: 3 coins. Now {{rival}} reaches for foreign aid. A Duke can stop that, and a Duke you are: touch “{{action}}”.',
  bluff:
    'Nobody sees your cards, so you may also lie. Say you are the Captain, who takes 2 coins from a rival: touch “{{action}}”.',
  doubt:
    'The lie went through. Now {{rival}} claims to be the Duke. There are only three of them, and you hold one. Touch “{{action}}”.',
  lose: 'It was true. Whoever doubts the truth loses a card of their own choice; so does whoever is caught lying. Give up the Assassin; you still need the Duke.',
  again: 'One life left, and nothing is decided. Say the same as in the beginning: touch “{{action}}”.',
  prove: 'This time {{rival}} does not believe you. But it is no lie: show the Duke.',
  assassin:
    'That doubt cost {{rival}} a card, and for the Duke you drew another. Now {{rival}} pays 3 coins for an Assassin, aimed at your last card. Whether that is true need not trouble you: touch “{{action}}”.',
  contessa: 'Only the Contessa stops an Assassin, and she is the card you drew: touch “{{action}}”.',
  coup: 'Saved! And you have 9 coins: 7 buy a coup, which nobody can stop or doubt. Whoever has 10 must make one. Touch “{{action}}”.',
  learnt:
    'You have said who you are, lied, doubted, blocked, lost a card and won by a coup. There is no more to the game than that. What every character can do stands on the aid card, one touch away in every game.',
} as const;
