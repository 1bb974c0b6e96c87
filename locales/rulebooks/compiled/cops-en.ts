/** Made from ../cops/en.md by `npm run rulebooks`. */
import type { BookText } from '../text';

export const text: BookText = {
  sections: [
    {"anchor":"0","level":1,"title":"Good Cop Bad Cop", "blocks": [
      {"type":"paragraph","spans":["You’ve been called in for a little meeting about crime in the district, which is up. There’s tea, there’s a flip chart, there’s a plate of biscuits, and at least one of the people round that plate is the reason there’s a meeting. That’s ",{"strong":"the Kingpin"},", who runs the crooked cops on the quiet. Somebody else is ",{"strong":"the Agent"},", who runs the honest ones, just as quietly. Find the other side’s boss and finish them off before they find yours. And don’t take the last biscuit. It’ll turn out to be your last biscuit."],"ids":["GC-38"]},
    ]},
    {"anchor":"1","level":2,"title":"The goal", "blocks": [
      {"type":"paragraph","spans":["There are two teams, ",{"strong":"the Crooked"}," and ",{"strong":"the Honest"},", and each has a ",{"strong":"leader"},": the Crooked have the Kingpin, the Honest have the Agent. What you want is simple: work out who’s leading the other lot, and put them out of everyone’s misery."],"ids":["GC-39"]},
    ]},
    {"anchor":"2","level":2,"title":"What’s in the box", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["24 identity cards"],"ids":[]},{"spans":["21 equipment cards"],"ids":[]},{"spans":["8 guns"],"ids":[]},{"spans":["1 Lead Investigator card"],"ids":[]},{"spans":["4 help cards"],"ids":[]},{"spans":["2 wounded tokens, for leaders only; anyone else who’s shot won’t be needing one"],"ids":[]},{"spans":["12 diamonds, for the Band of Criminals; hands where we can see them"],"ids":[]},{"spans":["8 boards"],"ids":[]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Nobody ever says where the wounded tokens and the equipment deck go, or how 4 help cards are supposed to help 8 officers. In the app the tokens and the deck are in the middle of the table."],"ids":["GC-44"]}]},
    ]},
    {"anchor":"3","level":2,"title":"Getting ready", "blocks": [
    ]},
    {"anchor":"3.1","level":3,"title":"Boards", "blocks": [
      {"type":"paragraph","spans":["Everybody takes a board and puts it down blue side up. The other side’s for the Band. You don’t want to see the other side yet."],"ids":["GC-01"]},
    ]},
    {"anchor":"3.2","level":3,"title":"What stays in the box (depends how many you are)", "blocks": [
      {"type":"paragraph","spans":["Every identity card has a number in its top right corner. Is that number ",{"strong":"bigger"}," than the number of you round the table? Back in the box with it. Which leaves:"],"ids":["GC-02"]},
      {"type":"table","head":[["Players"],["Honest"],["Crooked"],["Agent"],["Kingpin"],["Altogether"]],"rows":[{"cells":[["4"],["5"],["5"],["1"],["1"],["12"]],"ids":["GC-02"]},{"cells":[["5"],["7"],["7"],["1"],["1"],["16"]],"ids":["GC-02"]},{"cells":[["6"],["8"],["8"],["1"],["1"],["18"]],"ids":["GC-02"]},{"cells":[["7"],["10"],["10"],["1"],["1"],["22"]],"ids":["GC-02"]},{"cells":[["8"],["11"],["11"],["1"],["1"],["24"]],"ids":["GC-02"]}]},
      {"type":"paragraph","spans":["The diamonds stay in the box as well. Yes, we know you’re all police. That’s why."],"ids":["GC-03"]},
    ]},
    {"anchor":"3.3","level":3,"title":"Guns", "blocks": [
      {"type":"paragraph","spans":["Put some guns in the middle of the table, barrel to barrel, so they’re only threatening each other. For now. How many:"],"ids":["GC-04"]},
      {"type":"table","head":[["Players"],["Guns"]],"rows":[{"cells":[["4"],["2"]],"ids":["GC-04"]},{"cells":[["5–6"],["3"]],"ids":["GC-04"]},{"cells":[["7–8"],["4"]],"ids":["GC-04"]}]},
      {"type":"paragraph","spans":[{"strong":"Say, with five:"}," 3 guns, barrels together. That’s three guns to five cops, and no, you may not see the budget."],"ids":["GC-40"]},
    ]},
    {"anchor":"3.4","level":3,"title":"Identity cards", "blocks": [
      {"type":"paragraph","spans":["Fish out the Kingpin and the Agent and lay them aside, face down. Shuffle the other identity cards and, without looking, take as many of them as there are players, less 2. Add those to the two leaders. No peeking. You’re police, you wouldn’t dream of it."],"ids":["GC-05"]},
      {"type":"paragraph","spans":[{"strong":"Example: with six."}," 4 cards nobody’s seen plus 2 leaders: a pile of 6."],"ids":["GC-40"]},
      {"type":"paragraph","spans":["Shuffle that pile and deal one card each. Then deal everybody 2 more from the rest of the identity cards. One left over? It’s out of the game, and nobody looks at it; think of it as filed. So both leaders are always in, and nobody starts with the pair of them."],"ids":["GC-06"]},
      {"type":"table","head":[["Players"],["Cards that join the leaders"],["Cards each"],["Left over"]],"rows":[{"cells":[["4"],["2"],["3"],["0"]],"ids":["GC-06"]},{"cells":[["5"],["3"],["3"],["1"]],"ids":["GC-06"]},{"cells":[["6"],["4"],["3"],["0"]],"ids":["GC-06"]},{"cells":[["7"],["5"],["3"],["1"]],"ids":["GC-06"]},{"cells":[["8"],["6"],["3"],["0"]],"ids":["GC-06"]}]},
    ]},
    {"anchor":"3.5","level":3,"title":"Equipment cards", "blocks": [
      {"type":"paragraph","spans":["Shuffle the equipment cards and deal everyone one. It goes face down on the marked corner of your board."],"ids":["GC-07"]},
    ]},
    {"anchor":"3.6","level":3,"title":"The Lead Investigator", "blocks": [
      {"type":"paragraph","spans":["The Lead Investigator card goes to the player who was shot most recently, in the game or in life, and that player starts. (In life? Good heavens, sit down. Somebody pass the biscuits.)"],"ids":["GC-08"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The app doesn’t ask to see the scar. Name the starting player or have one drawn; or let it be whoever was shot last in the previous game at this table."],"ids":["D-08"]}]},
    ]},
    {"anchor":"4","level":2,"title":"Forming the teams", "blocks": [
      {"type":"paragraph","spans":["Look at your own identity cards, then lay them face down on the three spots on your board, in whatever order you fancy. An identity card that’s face down is ",{"strong":"hidden"},". All down? Then that’s that; no shuffling them about afterwards."],"ids":["GC-09"]},
      {"type":"paragraph","spans":["Talk all you like. Lie, bluster, lead people right up the garden path about any identity card or equipment you’ve got or have seen. What you can’t do is show anybody a hidden card. Not even your partner. Have you met your partner?"],"ids":["GC-10"]},
    ]},
    {"anchor":"4.1","level":3,"title":"You’re with the Honest...", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":[{"strong":"...if you’ve got the Agent."}," Never mind what your other two cards say. You outrank them."],"ids":["GC-11"]},{"spans":[{"strong":"...or if most of your cards are Honest and you haven’t got the Kingpin."}," One bad apple in there? Two-thirds of a fruit bowl is still a fruit bowl."],"ids":["GC-11"]}]},
    ]},
    {"anchor":"4.2","level":3,"title":"You’re with the Crooked...", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":[{"strong":"...if you’ve got the Kingpin."}," Your other two cards can be saints if they like. They’re your saints now."],"ids":["GC-12"]},{"spans":[{"strong":"...or if most of your cards are Crooked and you haven’t got the Agent."}," There may be an Honest one in there somewhere. We won’t tell a soul."],"ids":["GC-12"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["What counts is what you’ve got now. If a leader card changes hands, the leadership goes with it, hidden card or not; whoever lost it goes back to counting cards."],"ids":["D-05"]}]},
    ]},
    {"anchor":"5","level":2,"title":"When it’s your turn...", "blocks": [
      {"type":"paragraph","spans":["...there are three steps, in this order."],"ids":[]},
    ]},
    {"anchor":"5.1","level":3,"title":"1 Do something!", "blocks": [
      {"type":"paragraph","spans":["Pick one of these four and do it:"],"ids":["GC-13"]},
    ]},
    {"anchor":"5.1.1","level":4,"title":"Investigate", "blocks": [
      {"type":"paragraph","spans":["Pick anyone alive who’s still got at least one hidden identity card. Take one of those, have a look, and put it back exactly where it was. Say “Interesting.” Say nothing else."],"ids":["GC-14"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["You choose which hidden card. Everybody sees whose it is and which one; what’s on it is between you and it. You may look at one you’ve seen before."],"ids":["D-01","D-02"]}]},
      {"type":"example","name":"look","label":"See an investigation"},
    ]},
    {"anchor":"5.1.2","level":4,"title":"Arm", "blocks": [
      {"type":"paragraph","spans":["Take a gun from the middle and lay it in front of you. Still got a hidden identity card? Choose one and turn it face up, and face up it stays. There’s a background check on firearms, and this is it."],"ids":["GC-15","GC-41"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Nothing’s said here about aiming, but the gun rules won’t wait. So in the app you take the gun, aim it, and then turn up a card, with nobody barging in between; in step 2 you may aim again. Any hidden card will do, a leader included, if your nerves are up to it."],"ids":["X-7","D-03","D-06"]}]},
      {"type":"example","name":"arming","label":"See someone Arm"},
    ]},
    {"anchor":"5.1.3","level":4,"title":"Equip", "blocks": [
      {"type":"paragraph","spans":["Draw an equipment card. Still got a hidden identity card? Same again: choose one and turn it face up. Stores won’t hand over so much as a torch without ID."],"ids":["GC-16"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["You see what you drew before you turn anything up, and nobody barges in here either. Two equipment cards now? Keep whichever you like; the other goes under the deck."],"ids":["D-03"]}]},
    ]},
    {"anchor":"5.1.4","level":4,"title":"Shoot!", "blocks": [
      {"type":"paragraph","spans":["Shoot whoever you’re aiming at. Then drop the gun, straight away, back to the middle. You were never here."],"ids":["GC-17"]},
    ]},
    {"anchor":"5.2","level":3,"title":"2 Take aim!", "blocks": [
      {"type":"paragraph","spans":["All done, and there’s a gun about your person? Then you ",{"strong":"have to"}," aim it at one other player. It’s nothing personal. Give it a minute."],"ids":["GC-18"]},
      {"type":"note","blocks":[{"type":"paragraph","spans":["You needn’t sit there holding it all evening. Let it lie on the table, so long as the barrel’s looking at our friend over there."],"ids":["GC-42"]}]},
    ]},
    {"anchor":"5.3","level":3,"title":"3 End your turn!", "blocks": [
      {"type":"paragraph","spans":["Hand the Lead Investigator to your left. Play goes on clockwise. (In the box it’s a card; the moment it’s passed along, the book calls it a token. It’s undercover.)"],"ids":["GC-19","GC-45"]},
    ]},
    {"anchor":"6","level":2,"title":"Getting shot", "blocks": [
      {"type":"paragraph","spans":["You’ve been served. First things first: turn ",{"strong":"all"}," your identity cards face up. They stay that way to the end. Secrets are for people without holes in them."],"ids":["GC-20"]},
    ]},
    {"anchor":"6.1","level":3,"title":"If you’re neither Kingpin nor Agent...", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["...that’s you done for. You’re out. There’ll be a whip-round."],"ids":["GC-21"]},{"spans":["Turn your identity cards sideways, so that they can have a lie-down too."],"ids":["GC-21"]},{"spans":["Your equipment card goes to the bottom of the equipment deck. You can’t take it with you; we’ve had people try."],"ids":["GC-21"]},{"spans":["Your gun goes back to the middle. It’s got its whole life ahead of it."],"ids":["GC-21"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["How far to turn them is illegible in the print. The app says a quarter turn: as flat as their owner."],"ids":["GC-43"]}]},
    ]},
    {"anchor":"6.2","level":3,"title":"If you’re the Kingpin or the Agent...", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["...and it’s your first bullet, it’s a scratch. You’re still in."],"ids":["GC-22"]},{"spans":["Draw an equipment card, with the department’s sympathy."],"ids":["GC-22"]},{"spans":["Put a wounded token on your leader card."],"ids":["GC-22"]},{"spans":["Shot when you’re already wounded? Finished. Lovely service, nice sandwiches."],"ids":["GC-23"]},{"spans":["Leader card gone to somebody else? The token goes with it. Well, they wanted the job."],"ids":["GC-24"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A wounded leader keeps gun and equipment. If that makes two equipment cards, first of all keep one; the other goes under the deck. A Mobile Detonator that came with the sympathy can’t answer the bullet it came for."],"ids":["D-07"]}]},
      {"type":"example","name":"shotAtLeader","label":"See a leader get shot"},
    ]},
    {"anchor":"7","level":2,"title":"Gun rules", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["One gun at any moment, no more. You’re an officer, not a coat rack."],"ids":["GC-25"]},{"spans":["Taken a gun? Aim it, straight away."],"ids":["GC-26"]},{"spans":["You can change your aim ",{"strong":"only"}," in the aim step, at the end of your own turn."],"ids":["GC-27"]},{"spans":["Never at yourself. There’s a queue for that."],"ids":["GC-28"]},{"spans":["Say the target’s name out loud and see that the barrel’s on them. It brings people closer."],"ids":["GC-29"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Target dropped dead on you? Your gun is then aimed at nobody and can’t be fired till you aim it again, at the end of your turn."],"ids":["GC-27"]}]},
    ]},
    {"anchor":"8","level":2,"title":"Equipment rules", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["Play it ",{"strong":"any time you like"},", unless the card says otherwise."],"ids":["GC-30"]},{"spans":["Used it? Bottom of the deck."],"ids":["GC-31"]},{"spans":["Until one card’s completely done with, nobody plays another. One disaster at a time, please."],"ids":["GC-32"]},{"spans":["You never hold more than 1 equipment card. Got more? Keep one, the rest go to the bottom, and until you’ve seen to that you can’t use any of them."],"ids":["GC-33"]},{"spans":["Somebody’s turn, they’ve announced an action, they haven’t done it yet? That’s your moment. Once your card’s done its worst, they can think again, or they may have to. They had such plans."],"ids":["GC-34"]},{"spans":["Several cards, by several people, can go off before one action. We call that teamwork."],"ids":["GC-35"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Any time means any time, even before the very first turn. The app asks everybody who’s holding equipment, whether or not it’d be of any use; otherwise the asking would give it away."],"ids":["GC-30","D-09"]}]},
    ]},
    {"anchor":"9","level":2,"title":"Winning", "blocks": [
      {"type":"paragraph","spans":["Kingpin eliminated? The Honest win. Agent eliminated? The Crooked win."],"ids":["GC-36"]},
      {"type":"paragraph","spans":["And if ",{"strong":"at any moment"}," one player’s got both leaders, that jammy so-and-so wins, alone, and gets to chair the inquiry."],"ids":["GC-37"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A team wins together with its dead, and it doesn’t matter who pulled the trigger. One player with both leaders is checked before anything else. Only the two leaders left alive? Carry on; it’s a very quiet staff party."],"ids":["GC-36","GC-37","D-10"]}]},
    ]},
    {"anchor":"10","level":2,"title":"The Band of Criminals", "blocks": [
      {"type":"paragraph","spans":["The two designers had noticed what the dead do in this game: they make the tea. In this variant those who are eliminated come back, as the ",{"strong":"Band of Criminals"},", to meddle with the living and quite possibly to win. Everything is as in the base game unless something else is said below."],"ids":["GC-V01"]},
      {"type":"paragraph","spans":["For this the box was given its diamonds, and enough boards and foam guns for every player."],"ids":["GC-V22"]},
    ]},
    {"anchor":"11","level":2,"title":"Getting ready", "blocks": [
      {"type":"paragraph","spans":["Everybody takes a board and lays it with the three card spots up."],"ids":["GC-V02"]},
      {"type":"paragraph","spans":["Identity cards with a corner number bigger than the number of players go back in the box, same as ever."],"ids":["GC-V03"]},
    ]},
    {"anchor":"11.1","level":3,"title":"Guns", "blocks": [
      {"type":"paragraph","spans":[{"strong":"Everybody takes a gun of their own."}," Suddenly there’s a budget."],"ids":["GC-V04"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["It starts in its holster, aimed at nobody, and comes out when you Arm."],"ids":["V-02"]}]},
    ]},
    {"anchor":"11.2","level":3,"title":"Diamonds", "blocks": [
      {"type":"paragraph","spans":[{"strong":"Everybody takes 1 diamond"}," and puts it in the marked frame on their board. It’s evidence. Stop trying it on."],"ids":["GC-V05"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["One each, and the rest stay in the box."],"ids":["V-01"]}]},
      {"type":"paragraph","spans":[{"strong":"Identity cards, equipment, Lead Investigator."}," Lay the Kingpin and the Agent aside, face down. Add as many other identity cards, shuffled and unseen, as there are players, less 2. Shuffle that pile and deal one card each, then 2 more each from the rest; anything left over is out of the game, unseen. Deal everyone 1 equipment card, face down. The Lead Investigator goes to whoever was shot most recently, and that player starts."],"ids":["GC-V06"]},
    ]},
    {"anchor":"12","level":2,"title":"Forming the teams", "blocks": [
      {"type":"paragraph","spans":["Teams are formed exactly as in the base game."],"ids":["GC-V07"]},
    ]},
    {"anchor":"13","level":2,"title":"When it’s your turn...", "blocks": [
      {"type":"paragraph","spans":["Pick one of these four and do it:"],"ids":["GC-V08"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["There are no numbered steps here and no gun or equipment rules; the old ones hold. So if your gun’s out at the end of your turn, it has to be aimed at somebody, and you may change who."],"ids":["GC-V23","V-03"]}]},
    ]},
    {"anchor":"13.1","level":3,"title":"Investigate", "blocks": [
      {"type":"paragraph","spans":["As before: pick anyone alive with a hidden identity card left, look at one, put it back where it was."],"ids":["GC-V09"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A stray “not” in the print sends you to people who’ve no hidden card left. Save yourself the walk and do it as in the base game."],"ids":["X-9"]}]},
    ]},
    {"anchor":"13.2","level":3,"title":"Equip", "blocks": [
      {"type":"paragraph","spans":["Give 1 diamond to a player of your choice, turn one hidden identity card face up, and draw an equipment card. Nothing hidden left? You can still draw, but handing over a diamond is ",{"strong":"compulsory"},". It’s not a bribe if there’s a form for it."],"ids":["GC-V10"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["No diamond, no equipment. Any other player can have your diamond, the Band included."],"ids":["V-07"]}]},
    ]},
    {"anchor":"13.3","level":3,"title":"Arm", "blocks": [
      {"type":"paragraph","spans":["Turn one hidden identity card face up, aim your gun at a player, and take ",{"strong":"all"}," their diamonds onto your own board. Nothing hidden left? Go ahead anyway. Just remember to shout “Police!” first; it makes all the difference."],"ids":["GC-V11"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["You can do it again with the gun already out, turning up a card each time while you’ve one left to turn, and you can do it to someone who hasn’t any diamonds; you just won’t get any."],"ids":["V-05","V-06"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The Band can’t be Investigated or shot, but it can be robbed like this; nobody’d ever see those diamonds again otherwise. The gun’s then out, and at the end of your turn it has to be aimed at one of the police."],"ids":["V-08"]}]},
    ]},
    {"anchor":"13.4","level":3,"title":"Shoot!", "blocks": [
      {"type":"paragraph","spans":["Empty the gun into whoever you’re aiming at."],"ids":["GC-V12"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Nobody says to drop it afterwards, and that’s on purpose: it stays out. An option has it back in the holster after every shot."],"ids":["V-04"]}]},
      {"type":"example","name":"robbery","label":"See a robbery"},
    ]},
    {"anchor":"14","level":2,"title":"Getting shot", "blocks": [
      {"type":"paragraph","spans":["Turn all your identity cards face up and holster your gun."],"ids":["GC-V13"]},
      {"type":"paragraph","spans":[{"strong":"If you’re the Kingpin or the Agent..."}],"ids":[]},
      {"type":"list","ordered":false,"items":[{"spans":["...and it’s your first bullet, you’re still in."],"ids":["GC-V14"]},{"spans":["Draw an equipment card."],"ids":["GC-V14"]},{"spans":["Put a wounded token on your leader card."],"ids":["GC-V14"]},{"spans":["Shot when you’re already wounded? Finished."],"ids":["GC-V14"]},{"spans":["Leader card gone to somebody else? The token goes with it."],"ids":["GC-V14"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Leaders holster too. To shoot again you’ll have to Arm again."],"ids":["V-20"]}]},
      {"type":"paragraph","spans":[{"strong":"If you’re neither..."}," congratulations on the career change. From now on you’re one of the Band:"],"ids":[]},
      {"type":"list","ordered":false,"items":[{"spans":["Your identity cards and your gun are out of the game."],"ids":["GC-V15"]},{"spans":["Flip your board to the red side. It suits you."],"ids":["GC-V15"]},{"spans":["Your equipment goes ",{"strong":"to whoever shot you"},". Be big about it."],"ids":["GC-V15"]},{"spans":["All the diamonds you’ve collected go in the middle of your board."],"ids":["GC-V15"]}]},
      {"type":"paragraph","spans":["And you’ve a new aim in life, or thereabouts: get ",{"strong":"every diamond"}," away from both teams of police."],"ids":["GC-V16"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Your old team’s nothing to you: you win with the Band or not at all. Guns aimed at you are aimed at nobody until their owners next take aim."],"ids":["V-10","V-17"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The one who fired gets your equipment, whatever route the bullet took, and keeps one card if that’s one too many. Blown up by a Mobile Detonator, you’ve no heir: it goes under the deck. So do any cards lying face up in front of you."],"ids":["V-09","V-15"]}]},
    ]},
    {"anchor":"15","level":2,"title":"What the band does", "blocks": [
      {"type":"paragraph","spans":["Each of the Band does one of these three, on ",{"strong":"their own turn"},":"],"ids":["GC-V17"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["You keep your seat and your place in the order, and you can’t pass unless none of the three is possible. You’ve no equipment, and there’s no getting any."],"ids":["V-11","V-15"]}]},
    ]},
    {"anchor":"15.1","level":3,"title":"Grab", "blocks": [
      {"type":"paragraph","spans":["Take all of one player’s diamonds. No form required."],"ids":["GC-V18"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["From anyone but yourself who’s got some. Your mates in the Band count, but all you’ll get out of it is an atmosphere."],"ids":["V-12"]}]},
    ]},
    {"anchor":"15.2","level":3,"title":"Swap identities", "blocks": [
      {"type":"paragraph","spans":["Swap one identity card of one player for one of another’s. What was face up stays up, what was hidden stays hidden. One of them’s going to find work very confusing tomorrow."],"ids":["GC-V19"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Both have to be living police. You pick hidden cards blind, and only the new owner looks. A wounded token travels with its card. Mind you don’t hand both leaders to the same player: that’s them the winner, on the spot, and you the mug."],"ids":["V-13"]}]},
    ]},
    {"anchor":"15.3","level":3,"title":"Infiltrate", "blocks": [
      {"type":"paragraph","spans":["Take a gun that’s ",{"strong":"aimed"}," and turn it on some other player."],"ids":["GC-V20"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The new target’s another of the police: not the gun’s owner, not the present target. The owner can only turn it back at the end of their own turn, if they get one."],"ids":["V-14"]}]},
    ]},
    {"anchor":"16","level":2,"title":"How it ends", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":["The Kingpin’s shot a second time: the Honest win."],"ids":["GC-V21"]},{"spans":["The Agent’s shot a second time: the Crooked win."],"ids":["GC-V21"]},{"spans":[{"strong":"All"}," the diamonds are with the Band: the Band wins."],"ids":["GC-V21"]},{"spans":["Both leader cards are with one player at one moment: that player wins, and nobody else."],"ids":["GC-V21"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["“A second time” means while wounded: it’s tokens that count, not bullets, and a Med Kit starts the counting afresh."],"ids":["V-22"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The Band wins as one, even if one of them’s sitting on all the diamonds. If it all happens at once, both leaders with one player comes first, then the death of a leader, then diamonds. Only the two leaders left of the police? Play goes on."],"ids":["V-16","V-21","V-23"]}]},
    ]},
    {"anchor":"17","level":2,"title":"Whodunit", "blocks": [
      {"type":"list","ordered":false,"items":[{"spans":[{"strong":"Design:"}," Brian Henk and Clayton Skancke"],"ids":["GC-47"]},{"spans":[{"strong":"Illustration:"}," Dwayne Biddix"],"ids":["GC-47"]},{"spans":[{"strong":"Graphics:"}," Clayton Skancke and Adin Izel"],"ids":["GC-47"]},{"spans":[{"strong":"Box art:"}," Nasrin Nayeri"],"ids":["GC-47"]},{"spans":[{"strong":"Translation into Persian:"}," Kiumars Ghabri Azar"],"ids":["GC-47"]}]},
      {"type":"paragraph","spans":["The book gives these names in Persian letters only, and some have smudged. Anyone we’ve misspelt may come down to the station and make a statement."],"ids":["GC-47"]},
    ]},
    {"anchor":"18","level":2,"title":"Equipment guide", "blocks": [
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The list of parts says 21 equipment cards; this guide knows 20, and the app plays with those. A 21st, which isn’t in the book, can be added as an option."],"ids":["GC-46"]}]},
    ]},
    {"anchor":"18.1","level":3,"title":"Blackmail", "blocks": [
      {"type":"paragraph","spans":["Pick two players, neither of them you, and an identity card of each: the two cards change places. If that puts both leaders in one player’s hands, they can show them and win there and then. One envelope under a door, and whole teams come to work on the wrong side."],"ids":["GC-46"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["How many cards you take from each is illegible; the app says one. Both players have to be alive. Face up stays up, hidden stays hidden, the wounded token goes along. The new owners look at what they got, and anyone who’d seen a card still knows it."],"ids":["X-8","D-14"]}]},
      {"type":"example","name":"blackmail","label":"See some blackmail"},
    ]},
    {"anchor":"18.2","level":3,"title":"Coffee", "blocks": [
      {"type":"paragraph","spans":["When the turn in progress ends, the next one’s yours. It was yours already? Have another. Play goes on from you as usual, and anyone who got skipped should have had coffee. If you’re dead by then, it goes cold."],"ids":[]},
    ]},
    {"anchor":"18.3","level":3,"title":"Defibrillator", "blocks": [
      {"type":"paragraph","spans":["Pick someone who’s been eliminated. Stand clear! They’re not out any more; they take turns in their usual place, but with no equipment, since it went when they did. It can’t be a leader: when a leader goes, so does the game, and there’s nobody left to hold the paddles."],"ids":["GC-46"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Somebody has to be out, and it can’t be you. Their identity cards stay face up, and they’ve no gun."],"ids":["X-8"]}]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With the Band nobody’s ever properly dead, so you play it at the last gasp, on anyone but a leader, just as they’re being finished off. They stay police: cards face up, gun holstered, equipment under the deck."],"ids":["V-18"]}]},
    ]},
    {"anchor":"18.4","level":3,"title":"Disguise", "blocks": [
      {"type":"paragraph","spans":["Lay it face up in front of another player, where it stays to the end. Nobody can Investigate them, and no equipment that’d give away their identity cards has any effect on them. Nobody can wire them up to the Polygraph, either; but if ",{"strong":"they"}," wire somebody up, they see that player’s cards and show none of theirs. They can still be shot, and they still turn up cards to Arm or Equip. It’s a false nose, not armour."],"ids":["GC-46"]},
    ]},
    {"anchor":"18.5","level":3,"title":"Evidence Bag", "blocks": [
      {"type":"paragraph","spans":["Take an equipment card from any living player, yourself included, and give it to another player (not you). Whoever had it can’t use it in reply; it’s in the bag. A Disguise or Planted Evidence that’s already lying in front of somebody fits in the bag too, and from then on works on whoever gets it. If that’s more than one card in hand, they keep one."],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["A misprint in the Persian title turns “crime” into “leather”. It’s an ordinary bag."],"ids":["X-9"]}]},
    ]},
    {"anchor":"18.6","level":3,"title":"Flashbang", "blocks": [
      {"type":"paragraph","spans":["Pick a player. They turn ",{"strong":"all"}," their identity cards face down, even ones a bullet turned up, shuffle them, look at them, and lay them out hidden in whatever order they fancy. Anything you knew about those cards, forget it. What? We said FORGET IT."],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["It can be yourself. A wounded leader stays wounded; you just can’t tell any more which card it is."],"ids":["X-8"]}]},
    ]},
    {"anchor":"18.7","level":3,"title":"K-9 Unit (police dog)", "blocks": [
      {"type":"paragraph","spans":["Pick a player, who drops their gun: back to the middle. If they’d just announced a shot, they’ll have to find something else to do. You can set the dog on somebody unarmed. It’s pointless, but look at his little face."],"ids":["GC-46"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["With the Band, the gun isn’t dropped but holstered."],"ids":["V-19"]}]},
    ]},
    {"anchor":"18.8","level":3,"title":"Med Kit", "blocks": [
      {"type":"paragraph","spans":["Take the wounded token off a wounded leader and put it back in the middle of the table. The next bullet’s only a scratch again. You can have a sticker as well, if you were brave."],"ids":[]},
    ]},
    {"anchor":"18.9","level":3,"title":"Metal Detector", "blocks": [
      {"type":"paragraph","spans":["Investigate ",{"strong":"everybody"}," who’s got a gun: one hidden card each, and you choose which. Skip yourself, anyone in Disguise and anyone with nothing left to hide. Keys and coins in the tray, please."],"ids":[]},
    ]},
    {"anchor":"18.10","level":3,"title":"Mobile Detonator", "blocks": [
      {"type":"paragraph","spans":["Play it only when ",{"strong":"you"}," are finished off. If your death’s ended the game, that’s that. If it hasn’t, pick another player who’s finished as well. You always did hate leaving a party alone."],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["“Finished” here means ",{"strong":"shot"},": a healthy leader’s wounded, a wounded one’s dead and the game’s over, anyone else is out. A Riot Shield can answer. A Detonator you only drew because of this bullet can’t."],"ids":["D-07"]}]},
    ]},
    {"anchor":"18.11","level":3,"title":"Planted Evidence", "blocks": [
      {"type":"paragraph","spans":["Lay it face up in front of another player, where it stays to the end. All their Honest cards now count as Crooked, and their Crooked ones as Honest. A leader card goes on meaning what it always meant; you can’t pin a thing on management."],"ids":[]},
    ]},
    {"anchor":"18.12","level":3,"title":"Polygraph", "blocks": [
      {"type":"paragraph","spans":["Investigate 1 to 3 hidden identity cards of another player. Then they do the same to you. Tit for tat, and don’t think the needle didn’t see that."],"ids":["GC-46"]},
    ]},
    {"anchor":"18.13","level":3,"title":"Restraining Order!", "blocks": [
      {"type":"paragraph","spans":["When somebody announces a shot. The shot goes ahead, but first the shooter has to turn the gun on somebody else: not the old target, and not themselves. What did you expect? It only says who they mustn’t go near."],"ids":["GC-46"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The shooter can’t choose another action, unless the dog gets the gun off them. The Order comes before the shot and the Shield after, so one bullet can meet both. With only two players left, there’s nobody to turn to and no Order."],"ids":["D-10","D-12"]}]},
      {"type":"example","name":"orderAndShield","label":"See the Order meet the Shield"},
    ]},
    {"anchor":"18.14","level":3,"title":"Riot Shield", "blocks": [
      {"type":"paragraph","spans":["Play it the moment somebody is shot, ",{"strong":"you or anyone else"},": whoever is shot picks their neighbour on the left or on the right, who is shot instead. Say they pick left, and that neighbour’s already dead: on it goes to the next one on the left. To give everything for a colleague, and without even being asked... Sorry. Something in our eye."],"ids":["GC-46"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["Left and right are as you sit, whichever way play is going. The neighbour may be the shooter; if there are only two of you, it is."],"ids":["D-10","D-13"]}]},
    ]},
    {"anchor":"18.15","level":3,"title":"Smoke Grenade", "blocks": [
      {"type":"paragraph","spans":["Turns go the other way round to the end of the game: clockwise becomes anticlockwise, or back again. Whoever’s turn it is finishes it, and doesn’t get another. Can’t see where you’re going? It’s smoke. What did you expect?"],"ids":["GC-46"]},
    ]},
    {"anchor":"18.16","level":3,"title":"Surveillance Camera", "blocks": [
      {"type":"paragraph","spans":["Play it the moment somebody’s been Investigated: they have to turn the card that was looked at face up, and it stays up. Investigating by equipment counts. If several of their cards were looked at, you say which. And that was their good side, too."],"ids":[]},
    ]},
    {"anchor":"18.17","level":3,"title":"Taser", "blocks": [
      {"type":"paragraph","spans":["On your own turn only, before or after your action, and only if you’ve no gun: take another player’s gun and aim it straight away. That isn’t your action, you’ve still got that. You just can’t fire ",{"strong":"this"}," gun this turn. Let them finish twitching."],"ids":[]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["No use with the Band: everybody’s got a gun already."],"ids":["V-19"]}]},
    ]},
    {"anchor":"18.18","level":3,"title":"Truth Serum", "blocks": [
      {"type":"paragraph","spans":["Pick a player with a hidden identity card. They turn one face up, and it stays up. They choose which. It’s the truth; the whole truth’s a bigger needle."],"ids":[]},
    ]},
    {"anchor":"18.19","level":3,"title":"Walkie Talkie", "blocks": [
      {"type":"paragraph","spans":["Pick some poor devil. Everyone who’s holding a gun has to aim it at them, one after another in turn order, starting on your left. If the poor devil’s armed as well, they needn’t aim at themselves: nobody may, remember? Count your blessings, poor devil."],"ids":["GC-46"]},
      {"type":"ruling","blocks":[{"type":"paragraph","spans":["The one you picked keeps their own aim. If somebody had just announced a shot, they can shoot the new target or choose another action. If play’s been reversed, so is the order. With the Band, only guns that are out are turned."],"ids":["D-13","V-19"]}]},
    ]},
    {"anchor":"18.20","level":3,"title":"Wiretap", "blocks": [
      {"type":"paragraph","spans":["Investigate one player, then ",{"strong":"another"},": one hidden card each, and you pick the second when you’ve seen the first. Calls may be recorded for training purposes."],"ids":[]},
    ]},
  ],
};
