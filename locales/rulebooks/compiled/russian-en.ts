/** Made from ../russian/en.md by `npm run rulebooks`. */
import type { BookText } from '../text';

export const text: BookText = {
  sections: [
    {"anchor":"0","level":1,"title":"Coup: the rules", "blocks": [
      {"type":"paragraph","spans":["This edition appeared in 2015 under the mark of La Mame Games. It names no designer. In a city such as the one described below, that is only prudent."],"ids":["RU-39"]},
    ]},
    {"anchor":"1","level":2,"title":"Opening", "blocks": [
      {"type":"paragraph","spans":["You live in a city that has been sold, street by street, to people who then sold it again. Nobody honest is left in it, which is just as well, for you were not looking for anybody honest. You were looking at the city hall, and thinking that its curtains would have to go."],"ids":["RU-33"]},
      {"type":"paragraph","spans":["Others have noticed the windows too. They have influence, and so they will have to be pushed out, one after another, with the help of people you know. Some of these acquaintances exist. The rest you will invent as the need arises. Be careful, be convincing, and nobody will dare to check which are which."],"ids":["RU-33"]},
    ]},
    {"anchor":"2","level":2,"title":"Before you begin", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Decide which of the two is in the game, the Ambassador or the Inquisitor, and return every card of the other to the box. This is done before each game, and each time the choice is yours. 15 cards remain: five characters, 3 cards of each."],"ids":["RU-01"]},{"spans":["Shuffle them and deal each player 2 ",{"strong":"influence cards"},". Look at yours and lay them before you, face down. Showing them to other players is forbidden. The remaining cards are the ",{"strong":"Court deck"},"."],"ids":["RU-02"]},{"spans":["Each player receives 2 coins. Everyone’s amount is visible to everyone. The remaining coins are the ",{"strong":"Treasury"}," of the city."],"ids":["RU-03"]},{"spans":["Before play starts, everybody studies the actions and the counteractions."],"ids":["RU-04"]},{"spans":["The starting player and the turn order are settled in any way convenient to you."],"ids":["RU-05"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The app knows two convenient ways: you appoint the starting player, or it draws lots. It asks before every game."],"ids":["C-01"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The book does not say how many may play. The app seats 2 to 6. There are no special rules for two: the same deal, the same 2 coins."],"ids":["X-5","B18"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Nor does it say how many coins there are. In the app the Treasury is never empty, in which respect it resembles no other treasury."],"ids":["C-28"]}]},
    ]},
    {"anchor":"3","level":2,"title":"The goal", "blocks": [
      {"type":"paragraph","spans":["Be the only player who still has an influence card. You need not rise very high, that is; it is enough if everyone else goes under."],"ids":["RU-06"]},
    ]},
    {"anchor":"4","level":2,"title":"Influence", "blocks": [
      {"type":"paragraph","spans":["A card lying face down before you is a connection: somebody who will do as you ask. While it stays face down, you may use both the actions and the counteractions of that character without any risk. A card lying face up no longer vouches for anything."],"ids":["RU-07","RU-36"]},
      {"type":"paragraph","spans":["A player who loses an influence picks one of their own cards and turns it face up. It stays so until the end of the game and is of no further use."],"ids":["RU-08"]},
      {"type":"paragraph","spans":["A player who has lost a second influence is out."],"ids":["RU-09"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["What becomes of that player’s coins is not stated. In the app they return to the Treasury."],"ids":["B12"]}]},
    ]},
    {"anchor":"5","level":2,"title":"The course of play", "blocks": [
      {"type":"paragraph","spans":["Turns go clockwise. On each turn the player takes one action. A turn may not be passed: doing nothing is a privilege of those already in office."],"ids":["RU-10"]},
      {"type":"paragraph","spans":["To choose from, the players are given a table card that lists every action."],"ids":["RU-34"]},
      {"type":"paragraph","spans":["Some actions are open to all, others belong to a character. To choose a character’s action is to assert that this character is among your face-down cards. ",{"em":"Any player may bluff."}],"ids":["RU-11"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The target is named, and the price paid, together with the announcement. Neither yourself nor a player who is out can be a target."],"ids":["C-17","C-29","C-30"]}]},
    ]},
    {"anchor":"5.1","level":3,"title":"Table of actions and counteractions", "blocks": [
      {"type":"table","head":[["Character"],["Action"],["Effect"],["Counteraction"]],"rows":[{"cells":[["–"],["Income"],["Take 1 coin from the Treasury"],["×"]],"ids":["RU-12"]},{"cells":[["–"],["Foreign Aid"],["Take 2 coins from the Treasury"],["×"]],"ids":["RU-13"]},{"cells":[["–"],["Coup"],["Pay 7 coins: a player of your choice loses an influence"],["×"]],"ids":["RU-14"]},{"cells":[["Duke"],["Tax"],["Take 3 coins from the Treasury"],["Blocks Foreign Aid"]],"ids":["RU-15","RU-20"]},{"cells":[["Assassin"],["Assassinate"],["Pay 3 coins and choose the victim, who loses an influence"],["×"]],"ids":["RU-16"]},{"cells":[["Ambassador"],["Exchange"],["Take 2 cards from the Court deck, then discard 2"],["Blocks stealing"]],"ids":["RU-17","RU-20"]},{"cells":[["Captain"],["Steal"],["Steal 2 coins from another player"],["Blocks stealing"]],"ids":["RU-18","RU-20"]},{"cells":[["Inquisitor"],["Examine"],["Change one card, or look at an opponent’s card and have it changed"],["Blocks stealing"]],"ids":["RU-19","RU-20"]},{"cells":[["Contessa"],["×"],["×"],["Blocks assassination"]],"ids":["RU-20"]}]},
      {"type":"paragraph","spans":["“×” means “none”. A Coup cannot be blocked."],"ids":["RU-14"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The last column says what the character in that row can stop, not what can stop the action in it. The “×” beside Foreign Aid is therefore no protection: the Duke, see his own row, blocks it."],"ids":["C-32"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The table is silent about a victim with only 1 coin: the thief takes that one. A player without coins cannot be chosen."],"ids":["B11","C-24"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["In an Exchange any 2 cards may be discarded, drawn or your own; with one influence left you keep one card out of three. They go under the deck in an order chosen at random, which nobody sees."],"ids":["C-22","C-26","C-33"]}]},
    ]},
    {"anchor":"5.2","level":3,"title":"The Inquisitor’s Examine explained", "blocks": [
      {"type":"paragraph","spans":["The Inquisitor does one of two things, ",{"em":"but not both at once"},":"],"ids":[]},
      {"type":"list","ordered":false,"items":[{"spans":["takes the top card of the Court deck, decides which card to keep, and discards one;"],"ids":["RU-19"]},{"spans":["or makes an opponent show one card. Which card, the opponent decides. The opponent then discards it and takes a new one, whether or not anybody would have preferred otherwise."],"ids":["RU-19"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The card shown is seen by the Inquisitor alone, the new one only by the player who took it. An opponent with one card shows that one. An Inquisitor with one card keeps one of two. An Examine may be challenged but not blocked."],"ids":["C-51","C-52","C-53","C-55"]}]},
    ]},
    {"anchor":"5.3","level":3,"title":"Over to the opponents", "blocks": [
      {"type":"paragraph","spans":["Once an action has been announced, the opponents may try to challenge it or to block it. If nobody interferes, it happens."],"ids":["RU-21"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Everyone first decides whether to challenge, and only then whether to block. To block an action is to have believed it: afterwards the action itself is no longer open to challenge."],"ids":["C-04","C-05"]}]},
    ]},
    {"anchor":"5.4","level":3,"title":"The 10-coin rule", "blocks": [
      {"type":"paragraph","spans":[{"em":"A player who has 10 coins at the start of a turn must use that turn for a Coup."}," Sums of this kind are not left lying about."],"ids":["RU-22"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Read “10” as “10 or more”. With 7 to 9 coins at the start of the turn a Coup is permitted, not compulsory."],"ids":["B7","C-27"]}]},
    ]},
    {"anchor":"6","level":2,"title":"The challenge", "blocks": [
      {"type":"paragraph","spans":["Every character action and every character counteraction may be challenged. Any other player may do so, concerned or not. The challenged player must show everyone the character claimed."],"ids":["RU-23"]},
      {"type":"paragraph","spans":["A player who has nothing to show has been caught red-handed: that player loses an influence, and the turn ends without the action. If the character is shown, it is the challenger who loses an influence, and the action goes ahead, unless somebody dares to block it."],"ids":["RU-24"]},
      {"type":"paragraph","spans":["The player losing an influence picks one of their face-down cards and shows it. One card is then left; if it was the last, the player is out."],"ids":["RU-08","RU-09"]},
      {"type":"paragraph","spans":["At the end of the turn every player who won a challenge by showing a character discards that card and takes a new one from the deck."],"ids":["RU-25"]},
      {"type":"paragraph","spans":[{"em":"Whenever a card is discarded in order to take a new one, it goes to the bottom of the deck, and the new one comes from the top."}," So once play has begun the deck is never shuffled, and a good memory is worth several acquaintances."],"ids":["RU-26"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Each claim is challenged by one player only. If several wish to, the first in clockwise order has the right, counting from the left of whoever made the claim."],"ids":["C-02"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Income, Foreign Aid and Coup cannot be challenged: nobody has claimed to be anybody."],"ids":["C-31"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The proof cannot be withheld: a character who is there is shown. If you hold two such cards, one is shown and replaced."],"ids":["B6","C-19"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["If by the end of the turn the card that was shown has been lost or discarded, there is nothing to replace. If two players have a card to replace, they do so clockwise, beginning with the player whose turn it is; each puts the old card under the deck before taking the top one."],"ids":["C-20","C-21"]}]},
    ]},
    {"anchor":"7","level":2,"title":"Blocking an action / Counteraction", "blocks": [
      {"type":"paragraph","spans":["Most actions have a counteraction. It always belongs to a character, and the table card says to which."],"ids":["RU-35"]},
      {"type":"paragraph","spans":["A player who blocks asserts that the required character is there. Any other player may challenge this."],"ids":["RU-27"]},
      {"type":"paragraph","spans":["If nobody does, or if the challenge is won by the blocker, the action is blocked and the turn of the player who was blocked ends at once."],"ids":["RU-28"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["If the blocker cannot show the character, the blocker loses an influence and the action goes ahead. There is no second block, by anyone."],"ids":["C-06b","C-07"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Foreign Aid may be blocked by any player, stealing and assassination only by the player they are aimed at. To block a theft, name one character; that is the one you will have to show."],"ids":["C-08","C-14"]}]},
    ]},
    {"anchor":"7.1","level":3,"title":"Take note", "blocks": [
      {"type":"paragraph","spans":[{"em":"If you lost the challenge, or were blocked, the money spent on the action is not returned."}," This city issues no receipts."],"ids":["RU-29"]},
    ]},
    {"anchor":"8","level":2,"title":"Careful! The danger of a double kill!", "blocks": [
      {"type":"paragraph","spans":["A player under attack by an Assassin can lose both cards in one turn. There are two ways of going about it."],"ids":["RU-30"]},
      {"type":"paragraph","spans":[{"strong":"Too suspicious."}," You challenge the Assassin, and the Assassin is real. The first influence is lost with the challenge, the second to the Assassin, who has been kept waiting."],"ids":["RU-30"]},
      {"type":"example","name":"doubleDangerChallenge","label":"See it played: the challenge"},
      {"type":"paragraph","spans":[{"strong":"Too inventive."}," You claim the Contessa, are challenged, and have no Contessa. The first influence is lost for the bluff, the second because nobody now stands between you and the Assassin."],"ids":["RU-30"]},
      {"type":"example","name":"doubleDangerContessa","label":"See it played: the Contessa"},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A victim who challenged in vain but still has a card may yet claim the Contessa: blocking after a challenge is permitted. Those who think this too kind may forbid it with the option “Strict double danger”."],"ids":["C-09"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["If the card lost in the challenge was the victim’s last, the Assassin arrives too late. The 3 coins stay in the Treasury."],"ids":["C-10"]}]},
    ]},
    {"anchor":"9","level":2,"title":"Complete loss of trust", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Anything may be negotiated. Nobody is obliged to keep their word."],"ids":["RU-31"]},{"spans":["Showing your cards to others is strictly forbidden."],"ids":["RU-31"]},{"spans":["Money may be neither given nor lent. Charity has been tried in this city, and embezzled."],"ids":["RU-31"]}]},
    ]},
    {"anchor":"10","level":2,"title":"A sample game", "blocks": [
      {"type":"paragraph","spans":["Nell, Frankie and Charlie, a lady and two gentlemen, play in that order. Each has 2 cards and 2 coins, and 9 cards remain in the Court deck. Nell has been dealt a Contessa and a Duke, Frankie a Captain and a Contessa, Charlie an Assassin and a Duke."],"ids":["RU-32"]},
      {"type":"list","ordered":true,"items":[{"spans":["Nell begins and announces Tax, as Duke. It is true, and nobody challenges it. Nell takes 3 coins and has 5."],"ids":["EX-1"]},{"spans":["Frankie announces an Exchange. He has no Ambassador, but nobody asks to see one. From the deck he takes an Assassin and a Duke, keeps the Assassin and his Captain, and discards the Contessa and the Duke to the Court deck. He still has 2 coins."],"ids":["EX-2"]},{"spans":["Charlie announces Tax as well, also truthfully. Frankie finds one Duke at the table plausible and two excessive. He challenges; Charlie shows the Duke. Charlie keeps the 3 coins and now has 5, while Frankie loses an influence, chooses the Assassin and flashes it: it lies before him, face up. At the end of the turn Charlie discards the Duke to the bottom of the deck and takes a new card, a Contessa."],"ids":["EX-3"]}]},
    ]},
    {"anchor":"10.1","level":3,"title":"After the first round:", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Nell: Contessa and Duke, 5 coins."],"ids":["EX-4"]},{"spans":["Frankie: Captain, 2 coins."],"ids":["EX-4"]},{"spans":["Charlie: Assassin and Contessa, 5 coins."],"ids":["EX-4"]},{"spans":["Face up: one Assassin, before Frankie."],"ids":["EX-4"]}]},
    ]},
    {"anchor":"10.2","level":3,"title":"The game goes on...", "blocks": [
      {"type":"list","ordered":true,"items":[{"spans":["Nell announces Tax again. Again nobody challenges. Nell has 8 coins."],"ids":["EX-5"]},{"spans":["Frankie, down to one card, takes Income, which needs no character and which nobody can stop. He has 3 coins."],"ids":["EX-6"]},{"spans":["Charlie pays 3 coins and sends the Assassin, whom he really has, to Nell. Nobody challenges. Frankie adds, aloud, that he will not interfere; it is not his funeral. Nell blocks as Contessa. That is true as well, and goes unchallenged. The assassination fails, the money is spent, and Charlie has 2 coins."],"ids":["EX-7","RU-37"]},{"spans":["Nell replies in cash: she pays 7 coins for a Coup against Charlie. It cannot be stopped. Charlie chooses to turn up the Contessa. Nell has 1 coin left."],"ids":["EX-8"]},{"spans":["Frankie, as Captain, sets out to steal 2 coins from Charlie. It is true, and nobody challenges it. Charlie blocks as Ambassador, which is a bluff, and Frankie himself challenges. Having been the Ambassador only recently, he knows how little it takes. Charlie loses his last card, the Assassin, and is out. Frankie still gets the 2 coins, which are all that Charlie had, and now has 5."],"ids":["EX-9"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A theft that was not stopped goes ahead even if the victim went out in the course of it: first the thief takes up to 2 coins, and only the rest returns to the Treasury."],"ids":["C-12","X-6"]}]},
    ]},
    {"anchor":"10.3","level":3,"title":"At this point:", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Nell: Contessa and Duke, 1 coin."],"ids":["EX-10"]},{"spans":["Frankie: Captain, 5 coins."],"ids":["EX-10"]},{"spans":["Charlie is out."],"ids":["EX-10"]},{"spans":["Face up: two Assassins and one Contessa."],"ids":["EX-10"]}]},
      {"type":"paragraph","spans":["And so on, until one of them has the city, and nobody to visit."],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The example assumes, without saying so, that the Ambassador is in the game and the Inquisitor in the box. The print also tells of Charlie’s new card before Frankie’s loss; the app keeps to the rule and replaces the card at the end of the turn, without any shuffling."],"ids":["RU-38"]}]},
      {"type":"example","name":"worked","label":"See it played"},
    ]},
    {"anchor":"11","level":2,"title":"In closing", "blocks": [
      {"type":"paragraph","spans":["The printed book ends with its publishers’ thanks to the buyer. The app has sold you nothing, and thanks you merely for playing."],"ids":["RU-39"]},
    ]},
  ],
};
