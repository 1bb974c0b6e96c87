/** Made from ../persianPlus/en.md by `npm run rulebooks`. */
import type { BookText } from '../text';

export const text: BookText = {
  sections: [
    {"anchor":"0","level":1,"title":"Coup+", "blocks": [
      {"type":"paragraph","spans":["One box, three ways to run out of friends! Inside: classic Coup for 2–6 players; the Reformation expansion, which squeezes 7–10 round the same table and brings the Inquisitor along to question them; and a single card called the Anarchist, which ticks! Reformation cannot be played on its own: before you can reform a regime, you have to have one! Beginners had better start with the classic game, though that is advice and not a decree! (The decrees begin shortly!) As for the Anarchist, drop it into either and step well back!!"],"ids":["FP-01"]},
    ]},
    {"anchor":"1","level":2,"title":"The story", "blocks": [
      {"type":"paragraph","spans":["The day after tomorrow, or thereabouts! The heads of the great multinationals have counted their money, found it insufficient, and promoted themselves to the nobility! They govern everything that can be invoiced! Everyone else, bar a lucky handful, is poor, and has given up hoping to be anything else!"],"ids":["FP-38"]},
      {"type":"paragraph","spans":["But something is stirring in the cellars! An underground band of guerrillas has risen from the people, and its sheer cheek has split the brand-new Empire and set it wobbling! A national calamity? Not to you, dear high official: to you it is a vacancy! Distract, bribe, deceive! Strip your rivals of their influence and see them off into exile! There is one chair at the top, and it has never been a sofa!!"],"ids":["FP-38"]},
    ]},
    {"anchor":"2","level":2,"title":"What the classic game uses", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["15 character cards: 3 Dukes, 3 Assassins, 3 Captains, 3 Ambassadors and 3 Contessas!"],"ids":["FP-02"]},{"spans":["50 coins!"],"ids":["FP-02"]},{"spans":["Player aids, for those who like their options in writing!"],"ids":["FP-02"]}]},
      {"type":"paragraph","spans":["How many player aids? No list will say! Nor does any list own up to the Anarchist card or to the rulebook you are reading; officially, you are reading nothing!!"],"ids":["FP-45"]},
    ]},
    {"anchor":"3","level":2,"title":"Setting up", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Shuffle the character cards and deal 2 to each player, face down! You may look at your own as often as you like; it will not improve them! The rest are the ",{"strong":"Court deck"},", face down in the middle of the table!"],"ids":["FP-03"]},{"spans":["Give each player 2 coins! Everybody’s coins lie in full view of everybody, always: it is the last honest budget in the Empire! All the other coins are the ",{"strong":"Treasury"},"!"],"ids":["FP-04"]},{"spans":["Give each player a player aid, to be consulted at any moment! It is wiser, mind you, to master the rules and the cards beforehand: a tyrant who moves his lips while reading frightens no one!!"],"ids":["FP-05","FP-39"]},{"spans":["Agree on who goes first! If you cannot agree on anything whatever, you are ready to play!!"],"ids":["FP-06"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["In the app you name the starting player or let the app draw one, anew for every game."],"ids":["C-01"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The app’s Treasury never runs dry, however many of the 50 coins are in private hands."],"ids":["C-28"]}]},
    ]},
    {"anchor":"4","level":2,"title":"The goal", "blocks": [
      {"type":"paragraph","spans":["Destroy the influence of every rival and be the only one left in the chair!"],"ids":["FP-07"]},
    ]},
    {"anchor":"5","level":2,"title":"Influence", "blocks": [
      {"type":"paragraph","spans":["The face-down cards in front of you are the characters under your influence! Picture and text tell you who dances to your tune, and which steps they know!"],"ids":["FP-08","FP-40"]},
      {"type":"paragraph","spans":["When you lose an influence, you turn one of your cards face up, and you choose which: one last little act of government! That card is ",{"strong":"burnt"},"! It stays in front of you to the end of the game, about as useful as a former minister, and a good deal quieter!!"],"ids":["FP-08"]},
      {"type":"paragraph","spans":["Lose both, and you are exiled! The ferry to Nowhereville leaves at once and sells no return tickets!!"],"ids":["FP-08"]},
    ]},
    {"anchor":"6","level":2,"title":"How it is played", "blocks": [
      {"type":"paragraph","spans":["Play runs clockwise! On your turn you take exactly one action: not two, however brilliant, and not none, however comfortable! There is no passing! Grass grows under the feet of those who wait, and presently over the rest of them!!"],"ids":["FP-09"]},
      {"type":"paragraph","spans":["Once you have chosen, the others may ",{"strong":"challenge"}," you, or answer with a ",{"strong":"counteraction"},"! Nobody does? Then your action succeeds all by itself, on the strength of a straight face!"],"ids":["FP-10"]},
      {"type":"paragraph","spans":["Challenges come before an action or a counteraction is carried out! The objection first and the outrage afterwards; in real politics it is the other way about!"],"ids":["FP-11"]},
      {"type":"paragraph","spans":["A player with both cards face up is out at once! The cards stay on the table, the coins go back to the Treasury, and the player goes quietly!"],"ids":["FP-12"]},
      {"type":"paragraph","spans":["Only one left? The game is over, and congratulations are compulsory!!"],"ids":["FP-13"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The app always asks in the same order: first whether anyone challenges the action, then whether anyone blocks it, then whether anyone challenges the block. To block an action is to believe it: from then on the action itself can no longer be challenged. If a lost challenge leaves one player only, the game ends there and then, and nothing else is settled."],"ids":["C-04","C-05","C-18"]}]},
    ]},
    {"anchor":"7","level":2,"title":"Actions", "blocks": [
      {"type":"paragraph","spans":["Take any action you fancy and can manage! To take a character’s action, claim to have that character under your influence! Truth or bluff? That is between you and your conscience, if the two of you are still on speaking terms! Nobody reveals a thing unless challenged, and what nobody challenges is as true as it needs to be!!"],"ids":["FP-14"]},
      {"type":"paragraph","spans":["Begin your turn with 10 coins or more, and you must stage a Coup! It is the only option on the table! So rich, and so little choice: one weeps for you!!"],"ids":["FP-15"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["You name your target and pay when you announce the action, before anybody challenges. The target is always another player who is still in the game."],"ids":["C-17","C-29","C-30"]}]},
    ]},
    {"anchor":"8","level":2,"title":"General actions (always open)", "blocks": [
    ]},
    {"anchor":"8.1","level":3,"title":"Income", "blocks": [
      {"type":"paragraph","spans":["Take 1 coin from the Treasury! It needs no character, nobody can stop it, and nobody will write a ballad about it!"],"ids":["FP-16"]},
    ]},
    {"anchor":"8.2","level":3,"title":"Foreign Aid", "blocks": [
      {"type":"paragraph","spans":["Take 2 coins from the Treasury! (The Duke can stop this! He disapproves of foreign money that goes to anybody else!)"],"ids":["FP-17"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Foreign Aid claims no character, so it can be blocked but not challenged. Income and Coup can be neither."],"ids":["C-31"]}]},
    ]},
    {"anchor":"8.3","level":3,"title":"Coup", "blocks": [
      {"type":"paragraph","spans":["Pay 7 coins to the Treasury and pick a player, who loses an influence on the spot! A Coup always succeeds; nobody has yet called a tank’s bluff!!"],"ids":["FP-18"]},
      {"type":"paragraph","spans":["With 10 coins or more at the start of your turn it stops being a temptation and becomes a duty!"],"ids":["FP-15"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["At 7 to 9 coins it is still only a temptation. What counts is what you have when your turn starts."],"ids":["C-27"]}]},
    ]},
    {"anchor":"9","level":2,"title":"Character actions", "blocks": [
      {"type":"paragraph","spans":["(Challenged? Then prove your influence!)"],"ids":["FP-30"]},
    ]},
    {"anchor":"9.1","level":3,"title":"Duke – Tax", "blocks": [
      {"type":"paragraph","spans":["Take 3 coins from the Treasury! The Duke calls this a contribution, and so it is: it contributes to the Duke!!"],"ids":["FP-19"]},
    ]},
    {"anchor":"9.2","level":3,"title":"Assassin – Assassinate!", "blocks": [
      {"type":"paragraph","spans":["Pay 3 coins to the Treasury and name a rival! If it comes off, the rival loses an influence on the spot! (The Contessa can stop this!)"],"ids":["FP-20"]},
    ]},
    {"anchor":"9.3","level":3,"title":"Captain – Steal", "blocks": [
      {"type":"paragraph","spans":["Take 2 coins from another player! They have only 1? Take the 1: it is the thought that counts! (No stealing from Ambassadors or Captains!)"],"ids":["FP-21"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A player without coins cannot be chosen."],"ids":["C-24"]}]},
    ]},
    {"anchor":"9.4","level":3,"title":"Ambassador – Exchange", "blocks": [
      {"type":"paragraph","spans":["Draw 2 cards from the Court deck, swap one or both for your own if you care to, and return 2! Old friends are best, but these are newer!!"],"ids":["FP-22"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With one influence left you keep one card out of three. Only you see what you drew, and the Court deck is shuffled after every return."],"ids":["C-23","C-26","C-33"]}]},
    ]},
    {"anchor":"10","level":2,"title":"Counteractions", "blocks": [
      {"type":"paragraph","spans":["Counteractions are for meddling in other people’s affairs, or for preventing them altogether! They too are claims: they may be bluffs, they may be challenged, and if nobody challenges, they succeed! When an action is blocked, the money paid for it stays in the Treasury! It stays there today, it stays there tomorrow, and it may be visited on Sundays!!"],"ids":["FP-23"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Everyone but the blocker may challenge a block, the thwarted player included. If the blocker is exposed, the blocker loses an influence and the action takes effect; if the blocker proves the claim, the challenger loses one and the action stays blocked. Each action gets one block: if that falls, nobody may try another."],"ids":["C-06","C-06b","C-07"]}]},
    ]},
    {"anchor":"10.1","level":3,"title":"Duke – stops foreign aid!", "blocks": [
      {"type":"paragraph","spans":["Any player may claim the Duke and turn off the tap! Whoever asked for aid gets nothing this turn, apart from a talk on standing on one’s own feet!!"],"ids":["FP-24"]},
    ]},
    {"anchor":"10.2","level":3,"title":"Contessa – can’t be killed!", "blocks": [
      {"type":"paragraph","spans":["The player under attack, and nobody else, may claim the Contessa! The assassination fails, the 3 coins stay in the Treasury, and the Assassin is offered tea!!"],"ids":["FP-25"]},
    ]},
    {"anchor":"10.3","level":3,"title":"Ambassador / Captain – can’t be robbed!", "blocks": [
      {"type":"paragraph","spans":["The player being robbed, and nobody else, may claim the Ambassador or the Captain! The robber gets nothing this turn, not even the bus fare home!!"],"ids":["FP-26"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Neither an assassination nor a theft can be blocked by anyone but its victim; passing heroes will kindly keep walking. Say which of the two you are: if challenged, you must show that one, and the other will not do."],"ids":["C-08","C-14"]}]},
    ]},
    {"anchor":"11","level":2,"title":"Challenges", "blocks": [
      {"type":"paragraph","spans":["Every character action and every character counteraction may be challenged!"],"ids":["FP-27"]},
      {"type":"paragraph","spans":["Any player may challenge, including those whom it does not concern in the least! Usually those!!"],"ids":["FP-28"]},
      {"type":"paragraph","spans":["When a counteraction has been announced, the others must get their chance to challenge it! Challenges are not retroactive: the past is closed for renovation!!"],"ids":["FP-29"]},
      {"type":"note","blocks":[{"type":"paragraph","spans":["If you mean to challenge, do it in time! “I knew it all along” is not a challenge; it is an epitaph!!"],"ids":["FP-42"]}]},
      {"type":"paragraph","spans":["Whoever is challenged must prove their influence by showing the character they claimed! Cannot, or would rather not? Then they have lost the challenge! Shown, as plain as day? Then the challenger has!"],"ids":["FP-30"]},
      {"type":"paragraph","spans":[{"strong":"Whoever loses a challenge loses an influence, at once!"}],"ids":["FP-31"]},
      {"type":"paragraph","spans":["A card that was shown goes back to the Court deck, the deck is shuffled, and its owner draws a new one! Only then does the action or counteraction take effect! The winner is none the worse for it, and the rest of you are back to knowing nothing, which is how the winner likes you!!"],"ids":["FP-32","FP-41"]},
      {"type":"paragraph","spans":["If it is the player taking the action who loses the challenge, the action fails, but any money paid for it may be taken back! Exposed, disgraced and fully refunded: it sounds like a pension!!"],"ids":["FP-33"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The app offers a challenge after every claim, action or counteraction, and takes one challenger for each. It asks clockwise, beginning left of whoever made the claim, and the first to challenge has it; online, the quickest."],"ids":["C-02"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Even a player who told the truth may decline to prove it, and loses the challenge. The loser always chooses which card to lose. If you hold the claimed character twice, you show one and replace one."],"ids":["C-13","C-15","C-19"]}]},
    ]},
    {"anchor":"12","level":2,"title":"A sample game", "blocks": [
      {"type":"paragraph","spans":["Nell, Frankie and Charlie, three ladies of spotless reputation (give them ten minutes!), play in that order! Each has 2 cards and 2 coins, and 9 cards are left in the Court deck! Nell holds a Contessa and a Duke, Frankie a Captain and a Contessa, Charlie an Assassin and a Duke!"],"ids":["FP-34"]},
      {"type":"list","ordered":true,"items":[{"spans":["Nell opens with Tax: “I’m the Duke!” She really is, and nobody challenges! Nell has 5 coins!"],"ids":["EX-1"]},{"spans":["“And I’m the Ambassador!” says Frankie, and announces an Exchange! She is nothing of the kind, but nobody challenges! She draws an Assassin and a Duke, keeps the Assassin and her Captain, and returns her Contessa and the Duke! Frankie still has 2 coins!"],"ids":["EX-2"]},{"spans":["Charlie announces Tax as well, and it is the truth! “Another Duke?” says Frankie, and challenges! Charlie shows her Duke and wins: she keeps the 3 coins, returns the Duke to the Court deck, shuffles and draws at random, and it is a Contessa! Frankie loses an influence, chooses the Assassin and lays it face up in front of her! Charlie has 5 coins, and Frankie a new respect for the tax office!!"],"ids":["EX-3"]}]},
    ]},
    {"anchor":"12.1","level":3,"title":"After the first round:", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Nell: Contessa and Duke, 5 coins!"],"ids":["EX-4"]},{"spans":["Frankie: Captain, 2 coins!"],"ids":["EX-4"]},{"spans":["Charlie: Assassin and Contessa, 5 coins!"],"ids":["EX-4"]},{"spans":["Burnt: one Assassin, formerly Frankie’s!"],"ids":["EX-4"]}]},
    ]},
    {"anchor":"12.2","level":3,"title":"The game goes on...", "blocks": [
      {"type":"list","ordered":true,"items":[{"spans":["Nell is the Duke again, and again nobody challenges! Nell has 8 coins, and people have begun to laugh at her jokes!!"],"ids":["EX-5"]},{"spans":["Frankie takes Income! It needs no character, and nobody can stop it! Frankie has 3 coins, every one of them honest, and it feels odd!"],"ids":["EX-6"]},{"spans":["Charlie pays 3 coins and sends the Assassin, a perfectly real one, to Nell! Nobody challenges! “How kind, but I’m the Contessa,” says Nell, and that is real too, and nobody challenges it! The assassination fails, the 3 coins are gone, and Charlie is left with 2 and a great deal of regret!!"],"ids":["EX-7"]},{"spans":["Nell never bears a grudge for nothing: she bears this one for 7 coins! She pays them and stages a Coup against Charlie! There is no stopping it, and Charlie chooses to turn up the Contessa! Nell has 1 coin left!"],"ids":["EX-8"]},{"spans":["Frankie, as a genuine Captain, steals 2 coins from Charlie! Nobody challenges her, but Charlie blocks: “I’m the Ambassador!” Frankie knows that line; she used it herself! She challenges, and there is no Ambassador! Charlie loses her last card, the Assassin, and is exiled, and Frankie gets the 2 coins all the same, which were exactly what Charlie had! Frankie has 5 coins, and the ferry is waiting!!"],"ids":["EX-9"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A theft that nothing stopped is paid out even if the victim went out while challenging or blocking: first the thief takes up to 2 coins, then whatever is left goes to the Treasury."],"ids":["C-12","X-6"]}]},
    ]},
    {"anchor":"12.3","level":3,"title":"At this point:", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Nell: Contessa and Duke, 1 coin!"],"ids":["EX-10"]},{"spans":["Frankie: Captain, 5 coins!"],"ids":["EX-10"]},{"spans":["Charlie: exiled, and says the sea air agrees with her!"],"ids":["EX-10"]},{"spans":["Burnt: two Assassins and one Contessa!"],"ids":["EX-10"]}]},
      {"type":"paragraph","spans":["And so on, until one of them has nobody left to lie to!!"],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The printed example leaves the burnt cards in the middle of the table, although the rules, and step 3 of the same example, leave them in front of their owners. So does the app."],"ids":["FP-43"]}]},
      {"type":"example","name":"worked","label":"See it played"},
    ]},
    {"anchor":"13","level":2,"title":"Note: an assassination is a double danger!", "blocks": [
      {"type":"paragraph","spans":["Somebody has sent you an Assassin? You can lose both cards in a single turn, and there are two ways to arrange it!"],"ids":["FP-35"]},
      {"type":"paragraph","spans":[{"strong":"The first way:"}," you challenge the Assassin, who turns out to be genuine! One card goes for the challenge, the other for the assassination! You asked to see some identification, and you have seen it!!"],"ids":["FP-35"]},
      {"type":"example","name":"doubleDangerChallenge","label":"See it played: the genuine Assassin"},
      {"type":"paragraph","spans":[{"strong":"The second way:"}," you claim a Contessa you have not got, and are challenged! One card goes for the bluff, the other for the assassination! Two funerals, one bouquet!!"],"ids":["FP-35"]},
      {"type":"example","name":"doubleDangerContessa","label":"See it played: the imaginary Contessa"},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A target who challenged, lost and still has a card may yet claim the Contessa; the option “Strict double danger” forbids it. A target who challenged with the last card is out, the assassination has nobody left to kill, and the 3 coins stay spent."],"ids":["C-09","C-10"]}]},
    ]},
    {"anchor":"14","level":2,"title":"Complete (mis)trust!", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Say whatever you like! Promise, flatter, threaten, sob! Nobody has to talk, but somebody always does!"],"ids":["FP-36"]},{"spans":["Your cards may not be shown to anyone!"],"ids":["FP-36"]},{"spans":["Coins may be neither taken from another player nor borrowed! (Stealing is another matter; stealing has rules!!)"],"ids":["FP-36"]},{"spans":["There is no second place! There is first place, and there is the ferry!!"],"ids":["FP-36"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["No promise binds anybody. Only the Russian book says so, but it is played that way everywhere. Giving and lending coins is out as well."],"ids":["X-1","X-2"]}]},
    ]},
    {"anchor":"15","level":2,"title":"Ways to play with two", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["The starting player begins with 1 coin only! Going first is present enough!"],"ids":["FP-37"]},{"spans":["Sort the cards into three sets of 5: a Duke, an Assassin, a Captain, an Ambassador and a Contessa in each!"],"ids":["FP-37"]},{"spans":["Each player takes a set, secretly picks 1 card from it, and removes the other 4 from the game! Four careers ended, and nobody has even had a turn!!"],"ids":["FP-37"]},{"spans":["Shuffle the third set and deal 1 card to each player! The last 3 cards, face down in the middle, are the Court deck!"],"ids":["FP-37"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The heading says “ways”, and the app knows two: the one above, which is the usual one, and an ordinary deal of 2 cards each. Either way the starting player has 1 coin and the other 2. If the Inquisitor plays, each set holds one in the Ambassador’s place."],"ids":["B18","C-71","C-74"]}]},
      {"type":"example","name":"draft","label":"See the draft played"},
    ]},
    {"anchor":"16","level":2,"title":"Coup: Reformation", "blocks": [
      {"type":"paragraph","spans":["The people have spoken, and this time someone wrote it down! The Resistance has won their hearts, and the Empire is in revolt from end to end! A number of high officials now recall having been reformers all along, and are prepared to go on reforming, provided they may do it from the top! Do not look so shocked! Politics never had parents; it was left on a doorstep, and it bites! Loyalty has its price, and today’s price is excellent! There was never a better season for plots, a failed one costs dear, and when the smoke clears there will still be only the one chair!!"],"ids":["FP-R10"]},
    ]},
    {"anchor":"17","level":2,"title":"What Reformation adds", "blocks": [
      {"type":"paragraph","spans":["(To what the base game uses!)"],"ids":[]},
      {"type":"list","ordered":false,"items":[{"spans":["15 character cards: 2 more of each of the 5 characters, and 5 Inquisitors!"],"ids":["FP-R01"]},{"spans":["10 double-sided Allegiance cards, for people of the same description!!"],"ids":["FP-R01"]},{"spans":["1 Treasury Reserve card!"],"ids":["FP-R01"]}]},
    ]},
    {"anchor":"18","level":2,"title":"The game in outline", "blocks": [
      {"type":"paragraph","spans":["Reformation cannot stand alone: it leans on the classic game, and brings along the Inquisitor and the cards for 7–10 players!"],"ids":["FP-01"]},
      {"type":"paragraph","spans":["Every player has an ",{"strong":"Allegiance"},": either loyal to the ",{"strong":"Empire"}," or a supporter of the ",{"strong":"Resistance"},"!"],"ids":["FP-R02"]},
      {"type":"paragraph","spans":["Play and win as in Coup, except where these pages say otherwise!"],"ids":["FP-R03"]},
    ]},
    {"anchor":"19","level":2,"title":"Changes to the set-up", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Lay the Treasury Reserve card, the ",{"strong":"Reserve"}," for short, in the middle of the table!"],"ids":["FP-R04"]},{"spans":["Give each player an Allegiance card! The starting player chooses a side of it; the next player takes the opposite side, the next the opposite of that, and so on clockwise! And that, children, is where convictions come from!!"],"ids":["FP-R05"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The Reserve starts with 0 coins. With an odd number of players the first and the last are on the same side, and that is fine. The app offers Allegiances from 3 players up."],"ids":["X-3","C-46","C-47"]}]},
    ]},
    {"anchor":"20","level":2,"title":"Changes to play", "blocks": [
      {"type":"paragraph","spans":["Players of your own side are your ",{"strong":"fellows"},"! You may not stage a Coup against a fellow, assassinate a fellow, steal from a fellow or block a fellow’s Foreign Aid! The ban lifts only in those moments when ",{"strong":"all"}," players are on one side! Unity at last, and nobody left to stab but friends!!"],"ids":["FP-R06"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["“All” means all who are still in the game. The moment somebody changes sides the ban is back, but an action already announced is carried through. Challenging is never banned: anyone may challenge a fellow."],"ids":["C-36","C-37","C-38"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With 10 coins or more you owe a Coup, not a Conversion, an Embezzlement or a bomb. There is always somebody to aim it at: either a rival of the other side, or, if there is none, everybody."],"ids":["C-34","C-35"]}]},
    ]},
    {"anchor":"21","level":2,"title":"New actions", "blocks": [
    ]},
    {"anchor":"21.1","level":3,"title":"Conversion!", "blocks": [
      {"type":"paragraph","spans":["Pay 1 coin and turn over your own Allegiance card, or pay 2 and turn over somebody else’s: a conscience costs more when it is not your own! The coins do not go to the Treasury but on the Reserve card, where they are perfectly safe for as long as nobody looks at them!!"],"ids":["FP-R07"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Conversion claims no character: it can be neither challenged nor blocked. Anybody still in the game may be turned. Nothing else is ever paid to the Reserve."],"ids":["X-3","C-41","C-42"]}]},
    ]},
    {"anchor":"21.2","level":3,"title":"Embezzlement!", "blocks": [
      {"type":"paragraph","spans":["Take ",{"strong":"all"}," the coins on the Reserve card, unless you have the Duke under your influence! So for once you swear to what you have not got: “No Duke here!”"],"ids":["FP-R08"]},
      {"type":"paragraph","spans":["Any player may challenge you, which is to say, accuse you of harbouring a Duke! He is there? Confess, and you have lost the challenge: return the coins to the Reserve card and burn one of your cards, which is out of the game! He is not? Show your card or cards, and you have won: shuffle what you showed into the Court deck and draw as many again! You walk off with the money and your good name, a combination so rare that it ought to be framed!!"],"ids":["FP-R09","FP-R11"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Whoever accused you wrongly loses an influence, as after every challenge. If you are the one caught, you choose the card to burn; it need not be the Duke, and it stays face up in front of you. If you are not, all your face-down cards are shown. You may also give in without holding a Duke, and a burnt Duke counts for nothing."],"ids":["X-4","C-44"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Embezzlement cannot be blocked, and from an empty Reserve there is nothing to embezzle."],"ids":["C-43","C-45"]}]},
      {"type":"example","name":"embezzlement","label":"See an Embezzlement played"},
    ]},
    {"anchor":"22","level":2,"title":"The Inquisitor", "blocks": [
      {"type":"paragraph","spans":["Take all the Ambassadors out of the pack and put in Inquisitors instead, with classic Coup or with Reformation! Out go the manners, in come the questions! Everybody expects the Inquisitor, and it has never helped anybody!!"],"ids":["FP-I01"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["As many go in as come out: 3 with 2–6 players, 4 with 7–8, 5 with 9–10."],"ids":["X-3","C-69"]}]},
      {"type":"paragraph","spans":["As an action the Inquisitor does one of two things:"],"ids":["FP-I02"]},
    ]},
    {"anchor":"22.1","level":3,"title":"Exchange", "blocks": [
      {"type":"paragraph","spans":["Draw 1 card from the Court deck, compare it with what you have, and return 1!"],"ids":["FP-I03"]},
    ]},
    {"anchor":"22.2","level":3,"title":"Examine", "blocks": [
      {"type":"paragraph","spans":["Choose a player, who chooses one of their own cards and shows it to you and to nobody else! Then either give it back, or force them to draw a card from the Court deck and afterwards return the one they showed! You were only asking!!"],"ids":["FP-I04"]},
      {"type":"paragraph","spans":["Nobody robs an Inquisitor, either: claimed as a counteraction, the Inquisitor blocks stealing!"],"ids":["FP-I05"]},
      {"type":"paragraph","spans":["Fellows are not Examined, unless all players are on one side!"],"ids":["FP-I06"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A player with one card left shows that one. The new card is seen only by the player who drew it, and it is never the old one, which goes back afterwards. An Examine can be challenged but not blocked."],"ids":["C-50","C-51","C-52","C-53"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With Inquisitors in and Ambassadors out, stealing is blocked by the Captain or the Inquisitor."],"ids":["C-54"]}]},
    ]},
    {"anchor":"23","level":2,"title":"Seven to ten players", "blocks": [
      {"type":"paragraph","spans":["Coup and Reformation can both be played by 7 or 8, with 4 cards of each of 5 characters (20 in all), and by 9 or 10, with 5 of each (25 in all)! The fifth character is the Ambassador or the Inquisitor!"],"ids":["FP-N01"]},
      {"type":"note","blocks":[{"type":"paragraph","spans":["It is a long game, and longer still in Nowhereville! Keep it for experts and for special occasions; a wedding, say, if you can spare some of the guests!!"],"ids":["FP-N02"]}]},
    ]},
    {"anchor":"24","level":2,"title":"The Anarchist", "blocks": [
      {"type":"paragraph","spans":["The Anarchist is a troublemaker with a ",{"strong":"bomb"},", and the bomb burns the cards in people’s hands! Only the Contessa can ",{"strong":"defuse"}," it; they taught that sort of thing at the better schools!!"],"ids":["FP-A01","FP-A09"]},
      {"type":"paragraph","spans":["Add it to whichever you like, classic or Reformation!"],"ids":["FP-01"]},
      {"type":"paragraph","spans":["The Anarchist card lies in the middle of the table, and everyone pretends not to look at it!"],"ids":["FP-A02"]},
      {"type":"paragraph","spans":["There is a new action: pay 5 coins to the Treasury, take the Anarchist card and give it at once to another player! This is a ",{"strong":"free action"},": it needs no character, it cannot be blocked, and it cannot be challenged! Ladies and gentlemen, the bomb game is open!!"],"ids":["FP-A03","FP-A09"]},
      {"type":"paragraph","spans":["The happy recipient does one of three things:"],"ids":[]},
      {"type":"list","ordered":false,"items":[{"spans":[{"strong":"(a)"}," lets it ",{"strong":"explode"},": loses one card, and the Anarchist card returns to the middle!"],"ids":["FP-A04"]},{"spans":[{"strong":"or (b)"}," claims the Contessa to defuse it: if nobody challenges, or if she is proved, the Anarchist card returns to the middle!"],"ids":["FP-A05"]},{"spans":[{"strong":"or (c)"}," claims the Contessa to ",{"strong":"pass it on"},": if nobody challenges, or if she is proved, the Anarchist card goes to a new player, who has the same three choices, and rather less time to enjoy them!!"],"ids":["FP-A06"]}]},
      {"type":"note","blocks":[{"type":"paragraph","spans":[{"strong":"Important:"}," the bomb is never given to anyone who has already had it this round, nor to the player who paid the 5 coins! That one paid to watch!!"],"ids":["FP-A07"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Anybody else may challenge such a Contessa. The new recipient is named together with the claim; if that very player goes out by challenging it, another is named, and if nobody is left, the card returns to the middle. If there is nobody to pass it to in the first place, only (a) and (b) remain. With two players it is always so."],"ids":["C-56","C-58","C-59","C-60","C-73"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A proven Contessa is replaced as always, and only then is the bomb defused or passed. Whoever loses a card to the bomb chooses which. “This round” means one journey of the bomb, which is over within a single turn; the next bomb starts with a clean list. The 5 coins never come back. Handing the bomb to a fellow is allowed; buying it with 10 coins or more is not, for then you owe a Coup."],"ids":["C-57","C-61","C-63","C-64","C-65","C-66"]}]},
      {"type":"example","name":"bombChain","label":"See the bomb go round"},
    ]},
    {"anchor":"25","level":2,"title":"Note: the Anarchist’s bomb is a double danger!", "blocks": [
      {"type":"paragraph","spans":["You claimed the Contessa to defuse the bomb, or to pass it on; you were challenged; and there is no Contessa! Both your cards are lost at once, one for the bluff and one for the bomb! Nowhereville heard the bang and has put the kettle on!!"],"ids":["FP-A08"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Declining to prove it is the same as being exposed. With only one card, you lose that for the bluff and are out, and the bomb returns to the middle."],"ids":["C-62","C-67"]}]},
    ]},
    {"anchor":"26","level":2,"title":"Game design / Illustration", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":[{"strong":"Game design:"}," Rikki Tahta!"],"ids":["FP-44"]},{"spans":[{"strong":"Illustration:"}," Behnam Balali!"],"ids":["FP-44"]}]},
      {"type":"paragraph","spans":["The box also bears the mark of After 5 Games, who were out of town at the time!!"],"ids":["FP-44"]},
    ]},
  ],
};
