#!/bin/sh
# Makes app/styles/fonts/anek-devanagari.woff2 from npm's @fontsource-variable/anek-devanagari 5.3.0 (SIL OFL 1.1).
# Needs fonttools with brotli (Debian: apt-get install fonttools python3-brotli). $1 is the package's Latin file.
set -e
fonttools varLib.instancer "$1" wght=400:700 -o /tmp/anek.ttf
pyftsubset /tmp/anek.ttf --flavor=woff2 --layout-features=kern,tnum --name-IDs=0,1,2,3,4,5,6,14 \
  --unicodes=U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026 \
  --output-file=app/styles/fonts/anek-devanagari.woff2
