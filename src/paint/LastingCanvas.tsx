import type { CanvasRef } from '@shopify/react-native-skia';
import { Canvas } from '@shopify/react-native-skia';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import { freeLastFrame } from './freePastFrames';
import { useLostContexts } from './useLostContexts';

type Props = { width: number; height: number; children: ReactNode };

/** The last frame of a canvas holds all that was painted for it. */
const OwnCanvas = ({ width, height, children }: Props) => {
  const canvas = useRef<CanvasRef>(null);
  useEffect(() => {
    const view = canvas.current?.getNativeId();
    return () => void (view !== undefined && freeLastFrame(view));
  }, []);
  return (
    <Canvas ref={canvas} style={{ width, height }}>
      {children}
    </Canvas>
  );
};

/** A canvas of Skia's that is made anew when the browser takes its graphics away, and leaves nothing behind when it goes. */
export const LastingCanvas = (props: Props) => {
  const frame = useRef<View>(null);
  const lost = useLostContexts(frame);
  return (
    <View ref={frame} style={{ width: props.width, height: props.height }}>
      <OwnCanvas key={lost} {...props} />
    </View>
  );
};
