type IconProps = {
  /** An `.svg?icon` of @phosphor-icons/core. */
  path: string;
  /** Width and height in pixels. Default: the size of the surrounding text. The class can override it. */
  size?: number | "1em";
  className?: string;
};

/** An icon beside words, in the colour of the surrounding text. Hidden from screen readers. */
export function Icon({ path, size = "1em", className }: IconProps) {
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
