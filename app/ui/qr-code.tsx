/** A QR code: its size in modules, without a quiet zone, and its dark modules as a path to stroke one module wide. */
export type QrCodeDrawing = { size: number; path: string };

// ISO/IEC 18004 asks for four light modules on every side.
const QUIET = 4;

/**
 * Shows a QR code, dark on light in both colour schemes, because not every camera reads the inverse.
 *
 * @param label says where the code leads, for those who cannot see it.
 */
export function QrCode({ code, label, className }: { code: QrCodeDrawing; label: string; className?: string }) {
  const width = code.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={width} height={width} className="fill-cream" />
      <path d={code.path} className="stroke-brand" />
    </svg>
  );
}
