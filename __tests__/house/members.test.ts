/** What a game hands over to the rest of the app stays little: what can be worked out, shared code works out. */
import ts from 'typescript';
import { read } from '../support/ruleIds';

const most = 50;

const handedOver = {
  GameRules: 'engine/core/game.ts',
  BotRoster: 'engine/core/roster.ts',
  TableGame: 'store/match/tableGame.ts',
  SetupRules: 'store/setup/form.ts',
  GameScreens: 'ui/match/GameScreens.ts',
  SetupScreens: 'ui/setup/SetupScreens.ts',
};

function membersOf(name: string, file: string): readonly string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`${file} has no interface ${name}.`);
  return found.members.map((member) => `${name}.${member.name?.getText(source) ?? ''}`);
}

test(`a game hands over no more than ${most} members`, () => {
  const members = Object.entries(handedOver).flatMap(([name, file]) => membersOf(name, file));
  expect(members.slice(most)).toEqual([]);
});
