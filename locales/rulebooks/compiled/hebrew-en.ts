/** Made from ../hebrew/en.md by `npm run rulebooks`. */
import type { BookText } from '../text';

export const text: BookText = {
  sections: [
    {"anchor":"0","level":1,"title":"Coup", "blocks": [
      {"type":"paragraph","spans":["2–6 players · 15 minutes · ages 13 and up"],"ids":["HE-01"]},
      {"type":"paragraph","spans":["The future. The heads of giant corporations rule the citizens, and their government with them. Outside the elite people are poor and held down, and now they are rising against it. For you these are days of connections, lies and schemes. Use those under your influence, gain power, send your rivals into exile. ",{"strong":"There is room for one."}],"ids":["HE-35"]},
    ]},
    {"anchor":"1","level":2,"title":"Contents", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["15 character cards: Duke, Assassin, Captain, Ambassador and Contessa, 3 of each"],"ids":[]},{"spans":["50 coins"],"ids":[]},{"spans":["Player aids"],"ids":[]},{"spans":["Instructions"],"ids":["HE-02"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["In the app the Treasury does not run out, even when all 50 coins have been handed out."],"ids":["C-28"]}]},
    ]},
    {"anchor":"2","level":2,"title":"Setting up", "blocks": [
      {"type":"list","ordered":true,"items":[{"spans":["Shuffle the deck. Deal each player 2 cards, face down. You may look at your own at any time."],"ids":["HE-03"]},{"spans":["Give each player 2 coins. Money is always open."],"ids":["HE-04"]},{"spans":["The winner of the previous game starts."],"ids":["HE-05"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The sheet does not say where the rest goes. In the app the remaining cards lie face down in the middle and are the Court deck; the remaining coins are the Treasury."],"ids":["HE-36"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["No previous game: name the starting player, or draw one."],"ids":["C-01"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With two players, set up and play in the same way."],"ids":["B18"]}]},
    ]},
    {"anchor":"3","level":2,"title":"The goal", "blocks": [
      {"type":"paragraph","spans":["Exile the characters of all the others. Be the last survivor."],"ids":["HE-06"]},
    ]},
    {"anchor":"4","level":2,"title":"Influence", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Your face-down cards are the characters under your influence. Each has its own ability"],"ids":[]},{"spans":["When you lose an influence, reveal one of your characters. It stays face up, out of play"],"ids":["HE-07"]},{"spans":["When both your characters are in exile, you are out of the game at once"],"ids":["HE-08"]}]},
    ]},
    {"anchor":"5","level":2,"title":"The course of play", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Play goes clockwise. One action per turn. A turn cannot be skipped"],"ids":["HE-09"]},{"spans":["Declare an action. The others may challenge it, or answer with a counteraction"],"ids":["HE-10"]},{"spans":["Neither happens: the action succeeds"],"ids":["HE-11"]},{"spans":["Both characters lost: you are out, and your coins return to the Treasury"],"ids":["HE-08"]},{"spans":["One player left: the game is over, and that player has won"],"ids":["HE-12"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["In the app every turn runs like this: declaration, with target and payment; challenge; counteraction; challenge of the counteraction; result. Once a counteraction has been declared, the action itself can no longer be challenged."],"ids":["C-04","C-05","C-17","C-29"]}]},
    ]},
    {"anchor":"6","level":2,"title":"Actions", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Choose any action you wish and are able to pay for; some cost coins"],"ids":["HE-13","HE-39"]},{"spans":["A general action is open to everyone"],"ids":[]},{"spans":["A character action claims that you have the character. You may bluff. No challenge: it succeeds"],"ids":["HE-14"]},{"spans":["With 10 coins or more, Coup is a must"],"ids":["HE-15"]}]},
      {"type":"note","blocks":[{"type":"paragraph","spans":["What counts is the number of coins at the start of your turn."],"ids":["HE-40"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The target is always another player who is still in the game."],"ids":["C-30"]}]},
    ]},
    {"anchor":"7","level":2,"title":"General actions", "blocks": [
    ]},
    {"anchor":"7.1","level":3,"title":"Income", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Take 1 coin from the Treasury"],"ids":["HE-16"]}]},
    ]},
    {"anchor":"7.2","level":3,"title":"Foreign Aid", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Take 2 coins from the Treasury. The Duke can block this"],"ids":["HE-17"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Foreign Aid claims no character, so it cannot be challenged."],"ids":["C-31"]}]},
    ]},
    {"anchor":"7.3","level":3,"title":"Coup", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Pay 7 coins and choose another player, who loses a character. A Coup always succeeds"],"ids":["HE-18"]},{"spans":["With 10 coins or more at the start of your turn, this is your only action"],"ids":["HE-15"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With 7 to 9 coins it is optional."],"ids":["C-27"]}]},
    ]},
    {"anchor":"8","level":2,"title":"Character actions", "blocks": [
      {"type":"paragraph","spans":["If you claim a character and are challenged, show it."],"ids":["HE-32"]},
    ]},
    {"anchor":"8.1","level":3,"title":"Duke – action: Tax", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Take 3 coins from the Treasury"],"ids":["HE-19"]}]},
    ]},
    {"anchor":"8.2","level":3,"title":"Assassin – action: Assassinate", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Pay 3 coins and choose another player, who loses a character. The Contessa can block this"],"ids":["HE-20"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A target who challenged, lost and still has a character may claim the Contessa. If that character was the last, the assassination ends there, and the coins are not returned."],"ids":["C-09","C-10"]}]},
    ]},
    {"anchor":"8.3","level":3,"title":"Captain – action: Steal", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Take 2 coins from another player, or 1 if that is all there is"],"ids":["HE-21"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A player without coins cannot be chosen. If the target goes out while challenging or blocking, the thief is paid first, and the rest returns to the Treasury."],"ids":["C-24","C-12"]}]},
    ]},
    {"anchor":"8.4","level":3,"title":"Ambassador – action: Exchange", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Take 2 cards from the Court deck"],"ids":[]},{"spans":["Exchange any of your cards for them, or none"],"ids":[]},{"spans":["Return 2 cards to the Court deck"],"ids":["HE-22"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With one character left, keep one card out of three and return 2. The deck is shuffled after every return. Only you see the cards you took."],"ids":["C-26","C-23","C-33"]}]},
    ]},
    {"anchor":"9","level":2,"title":"Counteractions", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["A counteraction claims a character too. It may be a bluff, and it may be challenged. No challenge: it succeeds"],"ids":["HE-23"]},{"spans":["If it succeeds, money paid for the original action is not returned"],"ids":["HE-24"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Anyone but the blocker may challenge a counteraction, the blocked player included. Character not shown: the blocker loses a character, and the action takes effect. Character shown: the challenger loses a character, and the action is blocked. One counteraction per action: if it fails, nobody may try another."],"ids":["C-06","C-06b","C-07"]}]},
    ]},
    {"anchor":"9.1","level":3,"title":"Duke – counteraction: no foreign aid", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Any player may claim the Duke and block another player’s Foreign Aid"],"ids":["HE-25"]}]},
    ]},
    {"anchor":"9.2","level":3,"title":"Contessa – counteraction: no assassination", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Only the player under attack may claim the Contessa. The money paid is not returned"],"ids":["HE-26"]}]},
    ]},
    {"anchor":"9.3","level":3,"title":"Ambassador / Captain – counteraction: no stealing", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Only the player being robbed may claim one of them"],"ids":["HE-27"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Claim one of the two. If challenged, show that one."],"ids":["C-14"]}]},
    ]},
    {"anchor":"10","level":2,"title":"The challenge", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Every character action and every counteraction may be challenged"],"ids":["HE-28"]},{"spans":["Any player may challenge, whether it concerns them or not"],"ids":["HE-29"]},{"spans":["After each declaration the others get a chance to challenge"],"ids":["HE-30"]},{"spans":["A challenge is not retroactive"],"ids":["HE-31"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["One challenger per declaration. The app asks clockwise, and the first to challenge has it; online, the quickest."],"ids":["C-02"]}]},
      {"type":"paragraph","spans":["The outcome:"],"ids":[]},
      {"type":"list","ordered":false,"items":[{"spans":["You were challenged: show the character. If you cannot, or will not, you lose the challenge. If you do, the challenger loses it"],"ids":["HE-32"]},{"spans":["You lost: choose one of your characters and reveal it. One active character is left"],"ids":["HE-33"]},{"spans":["That was your last: you are out of the game"],"ids":["HE-08"]}]},
      {"type":"paragraph","spans":["You won by showing a character:"],"ids":[]},
      {"type":"list","ordered":true,"items":[{"spans":["Return the card to the Court deck"],"ids":[]},{"spans":["Shuffle"],"ids":[]},{"spans":["Draw another card at random"],"ids":[]},{"spans":["Only now is the action or counteraction carried out"],"ids":["HE-34"]}]},
      {"type":"paragraph","spans":["So you lose nothing, and nobody knows what you hold."],"ids":["HE-38"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The sheet is silent about coins paid for an action that failed a challenge. In the app they are returned."],"ids":["C-03"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["If you have two cards of the claimed character, show one and replace one. Whoever loses may give up any character, not only the one claimed."],"ids":["C-15","C-19"]}]},
    ]},
    {"anchor":"11","level":2,"title":"Player aid", "blocks": [
      {"type":"paragraph","spans":["One action per turn. With 10 coins or more, Coup is a must."],"ids":["HE-15"]},
      {"type":"table","head":[["Character"],["Action"],["Effect"],["Counteraction"]],"rows":[{"cells":[["–"],["Income"],["Take 1 coin"],["×"]],"ids":["HE-16"]},{"cells":[["–"],["Foreign Aid"],["Take 2 coins"],["×"]],"ids":["HE-17"]},{"cells":[["–"],["Coup"],["Pay 7 coins; a player of your choice loses a character"],["×"]],"ids":["HE-18"]},{"cells":[["Duke"],["Tax"],["Take 3 coins"],["Blocks Foreign Aid"]],"ids":["HE-19","HE-25"]},{"cells":[["Assassin"],["Assassinate"],["Pay 3 coins; a player of your choice loses a character"],["×"]],"ids":["HE-20"]},{"cells":[["Ambassador"],["Exchange"],["Take 2 cards and exchange"],["Blocks stealing"]],"ids":["HE-22","HE-27"]},{"cells":[["Captain"],["Steal"],["Take 2 coins from another player"],["Blocks stealing"]],"ids":["HE-21","HE-27"]},{"cells":[["Contessa"],["×"],["×"],["Blocks assassination"]],"ids":["HE-26"]}]},
      {"type":"paragraph","spans":["The aid abridges. It leaves out that an Exchange returns 2 cards, that a thief may find only 1 coin, and who is allowed to block."],"ids":["HE-37"]},
    ]},
  ],
};
