import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react';
import { latePart } from '#ui/select/latePart.ts';
import { PartMissingContext } from '#ui/select/PartMissingContext.ts';
import { whenIdle } from '#ui/select/whenIdle.ts';

type Closed = { status: 'closed' };
type QuestionProps<State> = { state: State | Closed; onConfirm: () => void; onCancel: () => void };
type Question<State> = ComponentType<QuestionProps<State>>;

/**
 * A question that is asked before something is done, in a chunk of its own, which nobody waits for: fetched once the
 * page has nothing better to do, and at the latest when it is asked. One that can't be had is taken back, with a word
 * about it: the page behind it may hold what nobody has saved yet.
 */
export function onDemand<State extends { status: string }>(load: () => Promise<Question<State>>) {
  const late = latePart(load);

  return function OnDemand(props: QuestionProps<State>) {
    const [Dialog, setDialog] = useState(late.known);
    const missing = use(PartMissingContext);
    const asked = props.state.status !== 'closed';
    const takeBack = useEffectEvent(() => {
      missing();
      props.onCancel();
    });
    useEffect(() => {
      if (Dialog) return;
      const fetch = (failed?: () => void) =>
        void late.load().then((loaded) => setDialog(() => loaded), failed ?? (() => undefined));
      // In vain ahead of time: it is tried again when it is needed.
      if (!asked) return whenIdle(fetch);
      fetch(takeBack);
    }, [asked, Dialog]);

    return Dialog && <Dialog {...props} />;
  };
}
