type IconProps = {
  /** An `.svg?icon` of @phosphor-icons/core. */
  path: string;
  /** Width and height in pixels; as large as the text around it, or as its class says, without. */
  size?: number;
  className?: string;
};

/** An icon beside words, in the colour of the text around it. Says nothing to a screen reader. */
export function Icon({ path, size, className }: IconProps) {
  const side = size ?? "1em";
  return (
    <svg viewBox="0 0 256 256" width={side} height={side} fill="currentColor" className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
