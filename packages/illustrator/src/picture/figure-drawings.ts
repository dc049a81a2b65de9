import { animalDrawings } from './animal-drawings.ts'
import type { Drawing } from './stamp-drawing.ts'

const person = (x: number, coat: string, hair: string, scarf: string, long: boolean): string => `
<g transform="translate(${x} 0)">
<path d="M-15 128 L-13 199 L-3 199 L0 140 L3 199 L13 199 L15 128 Z" fill="#39405a"/>
<path d="M-14 194 h12 v6 h-14 Z M2 194 h12 l2 6 h-14 Z" fill="#2a2630"/>
<path d="M-12 62 Q0 55 12 62 Q22 68 23 84 L27 126 L20 128 L16 98 L22 148 Q0 156 -22 148 L-16 98 L-20 128 L-27 126 L-23 84 Q-22 68 -12 62 Z" fill="${coat}"/>
<path d="M2 60 Q14 64 15 98 L20 146 Q8 152 0 152 Z" fill="#000" opacity="0.14"/>
<path d="M-12 58 Q0 66 12 58 L13 66 Q0 73 -13 66 Z" fill="${scarf}"/><path d="M6 66 l9 26 l-7 2 l-8 -26 Z" fill="${scarf}"/>
<circle cx="0" cy="42" r="15" fill="#e8b998"/>
<path d="M-16 44 Q-18 24 0 24 Q18 24 16 44 ${long ? 'Q19 68 12 78 Q0 84 -12 78 Q-19 68 -16 44' : 'Q14 56 0 57 Q-14 56 -16 44'} Z" fill="${hair}"/>
<path d="M-9 34 Q-4 28 4 29" stroke="#fff" stroke-opacity="0.25" stroke-width="3" fill="none" stroke-linecap="round"/></g>`

export const drawings = {
  ...animalDrawings,
  person: (accent) => person(100, accent, '#3a2a26', '#f1e4cf', true),
  couple: (accent) =>
    `${person(72, accent, '#3a2a26', '#f1e4cf', true)}${person(122, '#43618c', '#2a2326', '#e0b45a', false)}`,
  house: (accent) => `
<path d="M40 110 L160 110 L160 200 L40 200 Z" fill="#e6d5bb"/><path d="M112 110 L160 110 L160 200 L112 200 Z" fill="#8a7564" opacity="0.25"/>
<path d="M132 50 h18 v38 h-18 Z" fill="#93584a"/>
<path d="M26 116 L72 52 L142 52 L176 116 Z" fill="${accent}"/><path d="M142 52 L176 116 L120 116 Z" fill="#000" opacity="0.15"/>
<path d="M32 108 h136 M40 96 h124 M49 84 h110 M57 72 h95" stroke="#000" stroke-opacity="0.14" stroke-width="3"/>
<path d="M88 148 q12 -12 24 0 v52 h-24 Z" fill="#70462f"/>
<g fill="#ffd98a"><path d="M52 132 h24 v28 h-24 Z M126 132 h24 v28 h-24 Z"/></g>
<path d="M64 132 v28 M52 146 h24 M138 132 v28 M126 146 h24" stroke="#7a5a43" stroke-width="3"/>
<path d="M50 160 h28 v6 h-28 Z M124 160 h28 v6 h-28 Z" fill="#9d5a4a"/>
<g fill="#4d7a3a"><circle cx="42" cy="196" r="12"/><circle cx="62" cy="198" r="9"/><circle cx="160" cy="196" r="13"/><circle cx="140" cy="199" r="8"/></g>`,
  boat: (accent) => `
<path d="M98 24 h4 v142 h-4 Z" fill="#6d4c38"/>
<path d="M104 30 C140 70 152 120 150 152 L104 152 Z" fill="#fbf3e4"/><path d="M104 112 C124 116 140 114 148 110 L150 152 L104 152 Z" fill="${accent}" opacity="0.85"/>
<path d="M96 44 C74 84 62 118 56 150 L96 150 Z" fill="#ecdfca"/>
<path d="M38 162 L168 162 Q160 198 138 200 L66 200 Q46 196 38 162 Z" fill="#8a4f33"/><path d="M38 162 L168 162 L166 170 L41 170 Z" fill="#f2e6d2"/>`,
  lighthouse: () => `
<path d="M82 72 L118 72 L128 200 L72 200 Z" fill="#f5efe4"/><path d="M80 96 L120 96 L122.500 122 L77.500 122 Z M75.500 148 L124.500 148 L127 176 L73 176 Z" fill="#c8433c"/>
<path d="M104 72 L118 72 L128 200 L108 200 Z" fill="#3a3550" opacity="0.2"/>
<path d="M76 66 h48 v7 h-48 Z" fill="#4a4650"/><path d="M84 44 h32 v22 h-32 Z" fill="#ffe9a8"/><path d="M84 44 v22 M95 44 v22 M105 44 v22 M116 44 v22" stroke="#4a4650" stroke-width="3"/>
<path d="M78 45 L100 22 L122 45 Z" fill="#b33a35"/><path d="M94 182 q6 -9 12 0 v18 h-12 Z" fill="#5f4a3f"/>`,
  castle: (accent) => `
<g fill="#c9bda9"><path d="M30 90 h32 v110 h-32 Z M138 90 h32 v110 h-32 Z M78 56 h44 v144 h-44 Z"/></g><path d="M56 128 h88 v72 h-88 Z" fill="#b7aa96"/>
<path d="M56 128 v-10 h10 v10 h12 v-10 h10 v10 h24 v-10 h10 v10 h12 v-10 h10 v10 Z" fill="#b7aa96"/>
<g fill="#3a3048" opacity="0.2"><path d="M50 90 h12 v110 h-12 Z M156 90 h14 v110 h-14 Z M104 56 h18 v144 h-18 Z"/></g>
<g fill="${accent}"><path d="M24 92 L46 40 L68 92 Z M132 92 L154 40 L176 92 Z M71 58 L100 2 L129 58 Z"/></g>
<path d="M84 162 q16 -20 32 0 v38 h-32 Z" fill="#5a4538"/><g fill="#ffd98a"><path d="M40 112 q6 -8 12 0 v14 h-12 Z M148 112 q6 -8 12 0 v14 h-12 Z M93 82 q7 -9 14 0 v18 h-14 Z"/></g>`,
  umbrella: (accent) => `
<path d="M82 112 L80 199 L93 199 L100 130 L107 199 L120 199 L118 112 Z" fill="#2f3447"/><path d="M78 193 h16 v7 h-16 Z M106 193 h16 v7 h-16 Z" fill="#1f1b22"/>
<path d="M88 80 Q100 73 112 80 Q124 86 126 104 L132 150 Q116 160 100 159 Q84 160 68 150 L74 104 Q76 86 88 80 Z" fill="#c9a06a"/><path d="M102 78 Q122 82 126 104 L132 150 Q116 160 102 159 Z" fill="#000" opacity="0.15"/><path d="M72 128 Q100 138 128 128 L129 135 Q100 146 71 135 Z" fill="#7a5638"/>
<circle cx="100" cy="64" r="15" fill="#e8b998"/><path d="M84 66 Q82 46 100 46 Q118 46 116 66 Q119 86 112 92 Q100 97 88 92 Q81 86 84 66 Z" fill="#3a2a26"/>
<path d="M101 10 V112" stroke="#4a3a30" stroke-width="3.500"/>
<path d="M22 60 C26 20 66 4 101 4 C136 4 176 20 180 60 C170 53 160 53 152 60 C142 52 130 52 122 60 C114 53 88 53 80 60 C72 52 60 52 50 60 C42 53 32 53 22 60 Z" fill="${accent}"/>
<path d="M101 4 C136 4 176 20 180 60 C170 53 160 53 152 60 C148 34 130 12 101 4 Z" fill="#000" opacity="0.16"/><path d="M101 4 C84 14 78 36 80 60 M101 4 C118 14 124 36 122 60 M101 4 C66 10 52 34 50 60 M101 4 C136 10 150 34 152 60" fill="none" stroke="#000" stroke-opacity="0.2" stroke-width="2"/><path d="M40 42 C48 26 62 16 78 12" stroke="#fff" stroke-opacity="0.4" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  temple: (accent) => `
<path d="M40 186 h120 v14 h-120 Z" fill="#b9ad9b"/><path d="M52 142 h96 v46 h-96 Z" fill="#e4d4b6"/><path d="M120 142 h28 v46 h-28 Z" fill="#000" opacity="0.14"/><g fill="${accent}"><path d="M54 142 h7 v46 h-7 Z M80 142 h7 v46 h-7 Z M113 142 h7 v46 h-7 Z M139 142 h7 v46 h-7 Z"/></g><path d="M89 154 h22 v34 h-22 Z" fill="#ffd98a"/>
<path d="M20 146 C42 140 56 128 62 116 L138 116 C144 128 158 140 180 146 C178 152 174 152 170 150 L30 150 C26 152 22 152 20 146 Z" fill="#3f4f57"/>
<path d="M66 92 h68 v26 h-68 Z" fill="#e4d4b6"/><path d="M74 98 h14 v14 h-14 Z M112 98 h14 v14 h-14 Z M93 98 h14 v14 h-14 Z" fill="#ffd98a"/><path d="M36 98 C54 92 66 82 72 72 L128 72 C134 82 146 92 164 98 C162 104 158 103 154 102 L46 102 C42 103 38 104 36 98 Z" fill="#46575f"/>
<path d="M78 50 h44 v24 h-44 Z" fill="#e4d4b6"/><path d="M86 55 h10 v13 h-10 Z M104 55 h10 v13 h-10 Z" fill="#ffd98a"/><path d="M52 56 C68 50 80 36 88 22 L112 22 C120 36 132 50 148 56 C146 61 142 60 138 59 L62 59 C58 60 54 61 52 56 Z" fill="#4d6069"/><path d="M97 2 h6 l3 22 h-12 Z" fill="#d9b04e"/>
<path d="M62 116 L138 116 L142 122 L58 122 Z M72 72 L128 72 L131 77 L69 77 Z" fill="#000" opacity="0.18"/>`,
  windmill: (accent) => `
<path d="M76 86 L124 86 L138 200 L62 200 Z" fill="#f0e6d4"/><path d="M104 86 L124 86 L138 200 L112 200 Z" fill="#4a3f4a" opacity="0.18"/><path d="M68 152 L132 152 L134 166 L66 166 Z" fill="#8a6248"/><path d="M70 88 Q100 34 130 88 Z" fill="${accent}"/><path d="M88 176 q12 -16 24 0 v24 h-24 Z" fill="#6d4630"/><path d="M92 112 h16 v20 h-16 Z" fill="#ffd98a"/>
<g transform="rotate(24 100 78)"><g fill="#efe3cb" stroke="#6b4a35" stroke-width="3"><path d="M98 78 L96 2 L116 4 L104 76 Z M102 78 L178 74 L176 94 L104 84 Z M102 80 L104 156 L84 154 L96 82 Z M98 80 L22 84 L24 64 L96 74 Z"/></g></g><circle cx="100" cy="79" r="7" fill="#5a3d2c"/>`,
  balloon: (accent) => `
<path d="M100 6 C148 6 170 42 166 78 C162 112 132 134 118 152 H82 C68 134 38 112 34 78 C30 42 52 6 100 6 Z" fill="${accent}"/><path d="M100 6 C120 20 128 50 126 80 C124 112 116 134 112 152 H88 C84 134 76 112 74 80 C72 50 80 20 100 6 Z" fill="#fbf0dc"/><path d="M100 6 C148 6 170 42 166 78 C162 112 132 134 118 152 H106 C130 120 146 60 100 6 Z" fill="#000" opacity="0.14"/>
<path d="M36 92 C60 104 140 104 164 92 L160 104 C138 114 62 114 40 104 Z" fill="#2f3f5f" opacity="0.5"/><path d="M56 36 C48 48 44 62 46 78" stroke="#fff" stroke-opacity="0.5" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M84 152 L89 176 M116 152 L111 176 M95 152 L96 176 M105 152 L104 176" stroke="#5a4636" stroke-width="2"/><path d="M86 175 H114 L111 198 H89 Z" fill="#9a6b42"/><path d="M86 175 h28 v6 h-28 Z" fill="#6f4a2e"/><path d="M94 152 h12 l-6 -9 Z" fill="#ffd98a"/>`,
  rocket: (accent) => `
<path d="M84 152 L100 200 L116 152 Z" fill="#ffd98a"/><path d="M90 152 L100 182 L110 152 Z" fill="#fff2c8"/><path d="M64 112 L38 158 L70 148 Z M136 112 L162 158 L130 148 Z" fill="${accent}"/><path d="M100 4 C132 34 140 84 128 152 L72 152 C60 84 68 34 100 4 Z" fill="#f2ede4"/><path d="M100 4 C132 34 140 84 128 152 L108 152 C116 90 114 40 100 4 Z" fill="#3a3a52" opacity="0.18"/><path d="M100 4 C114 17 124 34 129 54 L71 54 C76 34 86 17 100 4 Z" fill="${accent}"/><circle cx="100" cy="82" r="17" fill="#4a5670"/><circle cx="100" cy="82" r="12" fill="#9fd0ea"/><path d="M92 78 q4 -6 10 -5" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M72 136 H128 V152 H72 Z" fill="#4a5670"/>`,
  snowman: (accent) => `
<circle cx="100" cy="150" r="50" fill="#f3f6fa"/><circle cx="100" cy="82" r="35" fill="#f8fafc"/><path d="M100 200 A50 50 0 0 0 150 150 A50 50 0 0 0 120 104 A60 60 0 0 1 100 200 Z M100 117 A35 35 0 0 0 135 82 A35 35 0 0 0 114 50 A44 44 0 0 1 100 117 Z" fill="#5f7fa8" opacity="0.2"/><path d="M54 132 L18 104 M30 114 L22 96 M146 132 L182 104 M170 114 L180 98" stroke="#5f4433" stroke-width="5" stroke-linecap="round"/>
<path d="M64 104 Q100 126 136 104 L138 118 Q100 140 62 118 Z" fill="${accent}"/><path d="M118 120 L132 160 L116 164 L108 124 Z" fill="${accent}"/><path d="M70 56 Q100 42 130 56 L128 62 Q100 50 72 62 Z M80 54 V22 H120 V54 Q100 46 80 54 Z" fill="#3a3844"/><path d="M80 44 Q100 37 120 44 V52 Q100 45 80 53 Z" fill="${accent}"/><circle cx="88" cy="76" r="4" fill="#2a2830"/><circle cx="112" cy="76" r="4" fill="#2a2830"/><path d="M100 84 L70 92 L100 92 Z" fill="#e58a3c"/><path d="M88 98 q12 9 24 0" stroke="#2a2830" stroke-width="3.500" fill="none" stroke-linecap="round"/><g fill="#2a2830"><circle cx="100" cy="142" r="4"/><circle cx="100" cy="160" r="4"/><circle cx="100" cy="178" r="4"/></g>`,
  robot: (accent) => `
<path d="M72 160 h18 v32 h-18 Z M110 160 h18 v32 h-18 Z" fill="#6b7684"/><path d="M64 188 h30 v12 h-30 Z M106 188 h30 v12 h-30 Z" fill="#4a5560"/><path d="M44 112 Q34 132 42 152 M156 112 Q170 128 162 148" stroke="#7f8c9a" stroke-width="11" fill="none" stroke-linecap="round"/><circle cx="42" cy="156" r="9" fill="#4a5560"/><circle cx="161" cy="152" r="9" fill="#4a5560"/>
<rect x="56" y="96" width="88" height="70" rx="18" fill="${accent}"/><path d="M116 96 h10 a18 18 0 0 1 18 18 v34 a18 18 0 0 1 -18 18 h-10 Z" fill="#000" opacity="0.15"/><rect x="76" y="114" width="48" height="28" rx="8" fill="#f3efe4"/><path d="M100 136 l-11 -10 q-2 -8 6 -7 q4 1 5 4 q1 -3 5 -4 q8 -1 6 7 Z" fill="#e0566a"/>
<rect x="48" y="34" width="104" height="60" rx="24" fill="#dfe5ea"/><path d="M120 34 h8 a24 24 0 0 1 24 24 v12 a24 24 0 0 1 -24 24 h-8 Z" fill="#3a4656" opacity="0.16"/><rect x="60" y="46" width="80" height="38" rx="17" fill="#27313d"/><circle cx="82" cy="62" r="7" fill="#8fe3e8"/><circle cx="118" cy="62" r="7" fill="#8fe3e8"/><path d="M92 73 q8 6 16 0" stroke="#8fe3e8" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M100 34 V16" stroke="#7f8c9a" stroke-width="5"/><circle cx="100" cy="12" r="8" fill="#ffd98a"/>`,
  palm: () => `
<path d="M84 200 C90 150 84 100 92 54 L101 54 C98 100 106 150 108 200 Z" fill="#8a6a48"/><path d="M98 54 L101 54 C98 100 106 150 108 200 L99 200 C100 150 94 100 98 54 Z" fill="#000" opacity="0.2"/><path d="M86 182 q10 5 21 0 M87 164 q9 5 19 0 M88 146 q8 5 17 0 M88 128 q8 4 14 0 M89 110 q7 4 12 0 M90 92 q6 4 10 0 M91 76 q5 3 9 0" stroke="#5f4630" stroke-width="2.500" fill="none"/><path transform="rotate(-150 96 52)" d="M96 52 C118.2 35.7 151.5 44.6 170 77.1 C149.2 60.8 121.1 56.4 96 58 Z" fill="#2f6b3c"/><path transform="rotate(-28 96 52)" d="M96 52 C119.4 34.8 154.5 44.2 174 78.5 C152.1 61.3 122.5 56.6 96 58 Z" fill="#2f6b3c"/><path transform="rotate(-112 96 52)" d="M96 52 C115.8 37.4 145.5 45.4 162 74.4 C143.5 59.9 118.4 55.9 96 58 Z" fill="#3f8048"/><path transform="rotate(-66 96 52)" d="M96 52 C115.2 37.9 144.0 45.6 160 73.7 C142.0 59.6 117.7 55.8 96 58 Z" fill="#3f8048"/><path transform="rotate(168 96 52)" d="M96 52 C120.0 34.4 156.0 44.0 176 79.2 C153.6 61.6 123.2 56.8 96 58 Z" fill="#3f8048"/><path transform="rotate(14 96 52)" d="M96 52 C121.2 33.5 159.0 43.6 180 80.5 C156.4 62.0 124.5 57.0 96 58 Z" fill="#4f9452"/><path transform="rotate(-172 96 52)" d="M96 52 C117.0 36.6 148.5 45.0 166 75.8 C146.4 60.4 119.8 56.2 96 58 Z" fill="#5aa05a"/><path transform="rotate(-8 96 52)" d="M96 52 C117.6 36.1 150.0 44.8 168 76.4 C147.8 60.6 120.4 56.3 96 58 Z" fill="#5aa05a"/><path transform="rotate(128 96 52)" d="M96 52 C113.4 39.2 139.5 46.2 154 71.7 C137.7 58.9 115.7 55.4 96 58 Z" fill="#2f6b3c"/><path transform="rotate(48 96 52)" d="M96 52 C114.6 38.3 142.5 45.8 158 73.0 C140.6 59.4 117.0 55.7 96 58 Z" fill="#377544"/><circle cx="90" cy="60" r="6" fill="#6d4a2e"/><circle cx="102" cy="62" r="6" fill="#7d5838"/><circle cx="96" cy="66" r="5" fill="#5f3f28"/>`,
  bird: () =>
    `<path d="M100 110 C84 70 50 60 12 70 C46 76 66 92 82 116 C70 124 58 128 46 140 C70 138 92 134 108 122 C132 116 150 84 190 62 C150 62 122 78 104 108 Z" fill="#34323f"/>`,
  butterfly: (accent) => `
<path d="M100 104 C88 60 44 40 26 64 C14 92 56 118 100 110 Z M100 104 C112 60 156 40 174 64 C186 92 144 118 100 110 Z" fill="${accent}"/>
<path d="M100 110 C66 112 42 138 58 158 C78 172 98 144 100 112 Z M100 110 C134 112 158 138 142 158 C122 172 102 144 100 112 Z" fill="${accent}" opacity="0.8"/>
<circle cx="52" cy="76" r="9" fill="#fff" opacity="0.6"/><circle cx="148" cy="76" r="9" fill="#fff" opacity="0.6"/><path d="M97 92 h6 l-2 56 h-2 Z" fill="#33262e"/>`,
} satisfies Record<string, Drawing>
