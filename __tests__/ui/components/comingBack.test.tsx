import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { Button } from '../../../ui/components/Button';
import { PointedScroll } from '../../../ui/components/PointedScroll';
import { LastingQuestion, NextQuestion, useComingBack } from '../../../ui/components/Question';
import { LanguageProvider } from '../../../ui/i18n/LanguageProvider';
import { ThemeProvider } from '../../../ui/theme/ThemeProvider';

/** A list, and a question that takes its place. */
function Asked() {
  const { from, leave } = useComingBack();
  const [isNext, setNext] = useState(false);
  if (isNext)
    return (
      <>
        <NextQuestion title="Sure?" />
        <Button label="Back" onPress={() => setNext(false)} />
      </>
    );
  return (
    <>
      <LastingQuestion title="What?" from={from} />
      <Button
        label="This"
        onPress={() => {
          leave();
          setNext(true);
        }}
      />
    </>
  );
}

test('a list that was left for the next question lies where it lay when one comes back', () => {
  const scrolled = jest.spyOn(ScrollView.prototype as { scrollTo(to: unknown): void }, 'scrollTo');
  render(
    <LanguageProvider>
      <ThemeProvider>
        <PointedScroll page={0} around={{}}>
          <Asked />
        </PointedScroll>
      </ThemeProvider>
    </LanguageProvider>,
  );
  const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
  fireEvent.scroll(screen.UNSAFE_getByType(ScrollView), { nativeEvent: { contentOffset: { y: 240 } } });
  press('This');
  expect(scrolled).toHaveBeenLastCalledWith({ y: 0, animated: false });
  press('Back');
  expect(scrolled).toHaveBeenLastCalledWith({ y: 240, animated: false });
});
