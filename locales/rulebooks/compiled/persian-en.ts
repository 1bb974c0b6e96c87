/** Made from ../persian/en.md by `npm run rulebooks`. */
import type { BookText } from '../text';

export const text: BookText = {
  sections: [
    {"anchor":"0","level":1,"title":"Coup", "blocks": [
      {"type":"paragraph","spans":["The near future! The masters of the multinational companies loved money so well that they have become a nobility and taken to governing! A few live splendidly; all the others are poor, and have no hope of anything better. But in secret an army of guerrillas has risen from the people, so bold that the new Empire is divided and weakened! You are a high official of that Empire, and for you this is an opportunity. Distract your rivals, bribe them, deceive them, take away their influence and send them into exile: only one of you can last!"],"ids":["FC-49"]},
    ]},
    {"anchor":"1","level":2,"title":"Components", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["15 character cards, 3 of each: Duke, Assassin, Captain, Ambassador and Contessa"],"ids":["FC-01"]},{"spans":["6 player aids"],"ids":["FC-02"]},{"spans":["50 coins"],"ids":["FC-03"]},{"spans":["1 rulebook"],"ids":["FC-04"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["How many may play is not printed. The six player aids, and the section for two, say 2 to 6."],"ids":["X-5"]}]},
    ]},
    {"anchor":"2","level":2,"title":"Setting up", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Shuffle the character cards and deal 2 to each player, face down. Players may always look at their own cards!"],"ids":["FC-05"]},{"spans":["Place the remaining cards face down in the middle: they are the Court deck!"],"ids":["FC-06"]},{"spans":["Give each player 2 coins. A player’s coins are always visible to everyone! The remaining coins are the Treasury."],"ids":["FC-07"]},{"spans":["Give each player a player aid. All players must know the rules before the game begins!"],"ids":["FC-08"]},{"spans":["The winner of the previous game starts!"],"ids":["FC-09"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["For the very first game, name the starting player or have one drawn."],"ids":["C-01"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["In the app the Treasury never runs out of coins."],"ids":["C-28"]}]},
    ]},
    {"anchor":"3","level":2,"title":"The goal", "blocks": [
      {"type":"paragraph","spans":["Destroy the influence of all your rivals and be the only survivor!"],"ids":["FC-10"]},
    ]},
    {"anchor":"4","level":2,"title":"Influence", "blocks": [
      {"type":"paragraph","spans":["The face-down cards in front of you are the characters under your influence. The picture on a card tells you which character it is, and so what you can do with it!"],"ids":["FC-11","FC-50"]},
      {"type":"paragraph","spans":["A player who loses an influence turns one card face up, and chooses which! That card stays face up in front of its owner until the end of the game and is of no more use."],"ids":["FC-12"]},
      {"type":"paragraph","spans":["A player who has lost both is exiled, and out of the game!"],"ids":["FC-13"]},
    ]},
    {"anchor":"5","level":2,"title":"How it is played", "blocks": [
      {"type":"paragraph","spans":["Play goes clockwise. On your turn you take exactly one action, and you cannot pass!"],"ids":["FC-14"]},
      {"type":"paragraph","spans":["When an action has been chosen, the other players may challenge it, or answer with a counteraction."],"ids":["FC-15"]},
      {"type":"paragraph","spans":["If there is neither a challenge nor a counteraction, the action succeeds automatically!"],"ids":["FC-16"]},
      {"type":"paragraph","spans":["Challenges must be made before an action or a counteraction is carried out!"],"ids":["FC-17"]},
      {"type":"paragraph","spans":["A player whose two cards are both face up is out of the game at once. The cards stay face up, and the coins return to the Treasury!"],"ids":["FC-18"]},
      {"type":"paragraph","spans":["The game ends when only one player remains!"],"ids":["FC-19"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["In the app the order is always: action, challenge, block, challenge of the block. Once an action has been blocked, it is too late to challenge the action itself."],"ids":["C-04","C-05"]}]},
    ]},
    {"anchor":"6","level":2,"title":"Actions", "blocks": [
      {"type":"paragraph","spans":["Choose any action that you wish and are able to take!"],"ids":["FC-20"]},
      {"type":"paragraph","spans":["To take a character action you claim that the character is one of your face-down cards. You may be telling the truth, or you may be bluffing! Nobody reveals anything unless challenged, and without a challenge the action succeeds."],"ids":["FC-21"]},
      {"type":"paragraph","spans":["If you have 10 coins or more at the start of your turn, you must stage a Coup; there is no other option on the table!"],"ids":["FC-22"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["You name the target and pay as you announce the action. The target is always another player who is still in the game."],"ids":["C-17","C-29","C-30"]}]},
    ]},
    {"anchor":"7","level":2,"title":"General actions (always open)", "blocks": [
    ]},
    {"anchor":"7.1","level":3,"title":"Income", "blocks": [
      {"type":"paragraph","spans":["Take 1 coin from the Treasury. This is no claim, and nobody can block it!"],"ids":["FC-23"]},
    ]},
    {"anchor":"7.2","level":3,"title":"Foreign Aid", "blocks": [
      {"type":"paragraph","spans":["Take 2 coins from the Treasury. This is no claim, but the Duke can block it!"],"ids":["FC-24"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Where nothing is claimed there is nothing to challenge; Foreign Aid can only be blocked."],"ids":["C-31"]}]},
    ]},
    {"anchor":"7.3","level":3,"title":"Coup", "blocks": [
      {"type":"paragraph","spans":["Pay 7 coins to the Treasury and choose a player, who loses an influence at once. A Coup always succeeds!"],"ids":["FC-25"]},
      {"type":"paragraph","spans":["With 10 coins or more at the start of your turn, you must choose it!"],"ids":["FC-22"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With 7 to 9 coins you may."],"ids":["C-27"]}]},
    ]},
    {"anchor":"8","level":2,"title":"Character actions", "blocks": [
      {"type":"paragraph","spans":["(If you are challenged, prove that the character is yours!)"],"ids":[]},
    ]},
    {"anchor":"8.1","level":3,"title":"Duke – Tax", "blocks": [
      {"type":"paragraph","spans":["Take 3 coins from the Treasury!"],"ids":["FC-26"]},
    ]},
    {"anchor":"8.2","level":3,"title":"Assassin – Assassinate", "blocks": [
      {"type":"paragraph","spans":["Pay 3 coins to the Treasury and choose a rival. If the assassination succeeds, the rival loses an influence at once! (The Contessa blocks this.)"],"ids":["FC-27"]},
    ]},
    {"anchor":"8.3","level":3,"title":"Captain – Steal", "blocks": [
      {"type":"paragraph","spans":["Take 2 coins from one other player. If that player has only 1, take it! (The Ambassador and the Captain block this.)"],"ids":["FC-28"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A player without coins cannot be chosen."],"ids":["C-24"]}]},
    ]},
    {"anchor":"8.4","level":3,"title":"Ambassador – Exchange", "blocks": [
      {"type":"paragraph","spans":["Draw 2 cards from the Court deck. If you like, exchange one or both for your own; then return 2 cards to the Court deck!"],"ids":["FC-29"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With one influence left, keep one card out of three. Only you see the cards you drew. The Court deck is shuffled after every return."],"ids":["C-23","C-26","C-33"]}]},
    ]},
    {"anchor":"9","level":2,"title":"Counteractions", "blocks": [
      {"type":"paragraph","spans":["Counteractions work like character actions: you claim a character, truly or not; you may be challenged; and if nobody challenges, the counteraction succeeds!"],"ids":["FC-30"]},
      {"type":"paragraph","spans":["When an action is blocked, money already paid for it stays in the Treasury!"],"ids":["FC-31"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Any player but the blocker may challenge a block, the player who was blocked included. If the blocker’s claim is challenged and not proved, the blocker loses an influence and the action takes effect; if it is proved, the challenger loses one and the action is blocked. Each action may be blocked once: if the block falls, there is no second."],"ids":["C-06","C-06b","C-07"]}]},
    ]},
    {"anchor":"9.1","level":3,"title":"Duke – stops foreign aid!", "blocks": [
      {"type":"paragraph","spans":["Any player may claim the Duke. The player who asked for aid receives nothing this turn!"],"ids":["FC-32"]},
    ]},
    {"anchor":"9.2","level":3,"title":"Contessa – stops the assassin!", "blocks": [
      {"type":"paragraph","spans":["Only the player under attack may claim the Contessa. The assassination fails, and the 3 coins stay in the Treasury!"],"ids":["FC-33"]},
    ]},
    {"anchor":"9.3","level":3,"title":"Ambassador / Captain – stop the thief!", "blocks": [
      {"type":"paragraph","spans":["Only the player being robbed may claim the Ambassador or the Captain. The robber receives nothing this turn!"],"ids":["FC-34"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Name one of the two. If you are challenged, that is the one to show."],"ids":["C-14"]}]},
    ]},
    {"anchor":"10","level":2,"title":"Challenges", "blocks": [
      {"type":"paragraph","spans":["Every character action and every character counteraction may be challenged!"],"ids":["FC-35"]},
      {"type":"paragraph","spans":["Any player may challenge, whether the matter concerns them or not!"],"ids":["FC-36"]},
      {"type":"paragraph","spans":["When an action or a counteraction has been announced, the others must be given the chance to challenge it. Challenges are not retroactive!"],"ids":["FC-37"]},
      {"type":"note","blocks":[{"type":"paragraph","spans":["If you intend to challenge, do not leave it too late!"],"ids":["FC-52"]}]},
      {"type":"paragraph","spans":["A player who is challenged must show the card claimed. A player who cannot, or does not wish to, has lost the challenge; otherwise the challenger has lost it!"],"ids":["FC-38"]},
      {"type":"paragraph","spans":["Whoever loses the challenge loses an influence at once!"],"ids":["FC-39"]},
      {"type":"paragraph","spans":["A player who won by showing a card returns it to the Court deck, shuffles the deck and draws another card; only then does the action or counteraction take effect. So the winner loses nothing, and once again nobody knows what the winner holds!"],"ids":["FC-40","FC-51"]},
      {"type":"paragraph","spans":["If the player taking the action loses the challenge, the action fails, but that player may take back the money paid for it!"],"ids":["FC-41"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Each claim has one challenger. The app asks clockwise from the left of the player who made the claim, and the first to challenge has it; online, the quickest."],"ids":["C-02"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Even a player who told the truth may decline to show the card. Whoever loses an influence chooses which, and it need not be the character that was claimed."],"ids":["C-13","C-15"]}]},
    ]},
    {"anchor":"11","level":2,"title":"Example", "blocks": [
      {"type":"paragraph","spans":["Nell, Frankie and Charlie, three ladies, play in that order. Each has 2 cards and 2 coins, and 9 cards remain in the Court deck. Nell has a Contessa and a Duke, Frankie a Captain and a Contessa, Charlie an Assassin and a Duke."],"ids":[]},
      {"type":"list","ordered":true,"items":[{"spans":["Nell begins and claims the Duke, for Tax. It is true, and nobody challenges her. Nell has 5 coins!"],"ids":["EX-1"]},{"spans":["Frankie claims the Ambassador, for an Exchange. It is a bluff, but nobody challenges her! She draws an Assassin and a Duke, keeps the Assassin and the Captain, and returns the Contessa and the Duke. Frankie has 2 coins."],"ids":["EX-2"]},{"spans":["Charlie claims the Duke, for Tax. It is true, but Frankie takes it for a bluff and challenges. Charlie shows the Duke and wins! She keeps the 3 coins, returns the Duke to the Court deck, shuffles, and draws a card at random: a Contessa. Frankie loses an influence, chooses the Assassin and lays it face up in front of her. Charlie has 5 coins."],"ids":["EX-3","FC-42"]}]},
    ]},
    {"anchor":"11.1","level":3,"title":"After the first round:", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Nell: Contessa and Duke, 5 coins"],"ids":["EX-4"]},{"spans":["Frankie: Captain, 2 coins"],"ids":["EX-4"]},{"spans":["Charlie: Assassin and Contessa, 5 coins"],"ids":["EX-4"]},{"spans":["Face up: one Assassin"],"ids":["EX-4"]}]},
    ]},
    {"anchor":"11.2","level":3,"title":"The game goes on...", "blocks": [
      {"type":"list","ordered":true,"items":[{"spans":["Nell takes Tax as Duke once more, and nobody challenges her. Nell has 8 coins!"],"ids":["EX-5"]},{"spans":["Frankie takes Income. It needs no character, and nobody can stop her! Frankie has 3 coins."],"ids":["EX-6"]},{"spans":["Charlie pays 3 coins and attacks Nell with the Assassin, whom she really has. Nobody challenges her. Nell blocks as the Contessa, whom she really has too, and nobody challenges her either! The assassination fails, and the 3 coins are gone. Charlie has 2 coins."],"ids":["EX-7","FC-43"]},{"spans":["Nell pays 7 coins and stages a Coup against Charlie, which nothing can stop! Charlie chooses to turn up the Contessa. Nell has 1 coin."],"ids":["EX-8"]},{"spans":["Frankie steals 2 coins from Charlie as the Captain, whom she really has. Nobody challenges her, but Charlie blocks as the Ambassador, and that is a bluff. Frankie herself challenges! Charlie loses her last card, the Assassin, and is out. Frankie still receives the 2 coins, all that Charlie had: now she has 5!"],"ids":["EX-9","FC-44"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A theft that was not stopped is paid even if the victim went out while challenging or blocking: the thief takes up to 2 coins first, and the rest goes to the Treasury."],"ids":["C-12","X-6"]}]},
    ]},
    {"anchor":"11.3","level":3,"title":"At this point:", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Nell: Contessa and Duke, 1 coin"],"ids":["EX-10"]},{"spans":["Frankie: Captain, 5 coins"],"ids":["EX-10"]},{"spans":["Charlie: exiled"],"ids":["EX-10"]},{"spans":["Face up: two Assassins and one Contessa"],"ids":["EX-10"]}]},
      {"type":"paragraph","spans":["And so on, until only one is left!"],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The printed example puts the face-up cards in the middle of the table. By the rules, and in the app, they stay in front of their owners."],"ids":["FC-53"]}]},
      {"type":"example","name":"worked","label":"See it played"},
    ]},
    {"anchor":"12","level":2,"title":"Note: an assassination is a double danger", "blocks": [
      {"type":"paragraph","spans":["A player under attack by an Assassin may lose both cards in one turn!"],"ids":["FC-45"]},
      {"type":"paragraph","spans":["You challenge the Assassin, and the claim is true: the first card is lost with the challenge, the second to the assassination!"],"ids":["FC-45"]},
      {"type":"example","name":"doubleDangerChallenge","label":"See it played: challenging the Assassin"},
      {"type":"paragraph","spans":["You claim the Contessa, are challenged, and do not have her: the first card is lost with the challenge, the second to the assassination!"],"ids":["FC-45"]},
      {"type":"example","name":"doubleDangerContessa","label":"See it played: bluffing the Contessa"},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A target who lost the challenge but still has a card may claim the Contessa; the option “Strict double danger” forbids it. If the card lost was the last, the assassination ends there, and the 3 coins stay in the Treasury."],"ids":["C-09","C-10"]}]},
    ]},
    {"anchor":"13","level":2,"title":"Complete (mis)trust", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["You may talk about anything you please, but nobody is obliged to talk!"],"ids":["FC-46"]},{"spans":["You may not show your cards to other players!"],"ids":["FC-46"]},{"spans":["You may not take coins from other players, nor borrow them!"],"ids":["FC-46"]},{"spans":["There is no second place!"],"ids":["FC-46"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Promises bind nobody: only the Russian book says so, but it is played so everywhere. Coins may not be given or lent either."],"ids":["X-1","X-2"]}]},
    ]},
    {"anchor":"14","level":2,"title":"Playing with two", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["The starting player begins with only 1 coin!"],"ids":["FC-47"]},{"spans":["Divide the cards into three sets of 5, with one of each character in every set!"],"ids":["FC-48"]},{"spans":["Each player takes a set, secretly chooses 1 card from it, and removes the other 4 from the game!"],"ids":["FC-48"]},{"spans":["Shuffle the third set and deal 1 card to each player. The remaining 3 cards, face down, are the Court deck!"],"ids":["FC-48"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The other player begins with 2 coins, as usual."],"ids":["C-74"]}]},
    ]},
    {"anchor":"15","level":2,"title":"Credits: game design / presented by", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":[{"strong":"Game design:"}," Rikki Tahta"],"ids":["FC-54"]},{"spans":[{"strong":"Presented by:"}," After 5 Games"],"ids":["FC-54"]}]},
    ]},
  ],
};
