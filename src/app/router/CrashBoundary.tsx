import { Component, type ReactNode } from 'react';
import { CrashView } from '#features/shell/CrashView.tsx';
import { ChunkError } from './page.ts';

type CrashBoundaryProps = {
  /** A new value forgets the crash: the address, so that another page is not taken down by this one. */
  place: string;
  children: ReactNode;
};
type Crash = { error: unknown; place: string };

/**
 * Catches what breaks while it is drawn or loaded. Failures that the specification names are states, and never come
 * here. A class, because React catches only in classes.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { crash: Crash | undefined }> {
  override state: { crash: Crash | undefined } = { crash: undefined };

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, { crash }: { crash: Crash | undefined }) {
    if (!crash) return null;
    return crash.place === ''
      ? { crash: { ...crash, place } }
      : crash.place === place
        ? null
        : { crash: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error, place: '' } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) error.forget();
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <CrashView
        state={{ status: crash.error instanceof ChunkError ? crash.error.missing : 'broken' }}
        onReload={() => location.reload()}
        onRetry={() => this.setState({ crash: undefined })}
      />
    );
  }
}
