const c = {
  nb: 'NULL false true',
  k: 'alignas alignof asm auto break case const continue default do else enum extern for goto if register return sizeof static static_assert struct switch thread_local typedef union volatile while',
  kt: 'bool char double float int int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t ptrdiff_t ssize_t long short signed size_t unsigned void wchar_t',
  kr: 'inline restrict',
};

export const wordsOfC = { ...c, k: `${c.k} complex` };

export const wordsOfCpp = {
  ...c,
  kr: 'inline restrict',
  k: `${c.k} and and_eq bitand bitor catch class co_await co_return co_yield compl concept const_cast consteval constexpr constinit decltype delete dynamic_cast explicit export final friend import module mutable namespace new noexcept not not_eq nullptr operator or or_eq override private protected public reinterpret_cast requires static_cast template this throw throws try typeid typename using virtual xor xor_eq`,
};

export const wordsOfJava = {
  kd: 'abstract class const enum extends final implements interface native private protected public sealed static strictfp super synchronized throws transient var volatile yield',
  k: 'assert break case catch continue default do else finally for goto if instanceof new return switch this throw try while',
  kt: 'boolean byte char double float int long short void',
  kc: 'false null true',
  kn: 'import package',
};

export const wordsOfCSharp = {
  k: 'abstract add alias as ascending async await base break by case catch checked class const continue default delegate descending do else enum event explicit extern false finally fixed for foreach from get goto group if implicit in interface internal into is join let lock namespace new null on operator orderby out override params partial private protected public readonly ref remove return sealed select set sizeof stackalloc static struct switch this throw true try typeof unchecked unsafe using value virtual void where while yield',
  kt: 'bool byte char decimal double dynamic float int long object sbyte short string uint ulong ushort var',
};

export const wordsOfKotlin = {
  kt: 'Any Boolean Byte Char Double Float Int Long Short String Unit',
  k: 'as break by catch constructor continue do dynamic else finally for get if import in init is out package reified return set super this throw try typealias typeof vararg when where while abstract actual const crossinline enum expect external final infix inline inner internal lateinit noinline open operator override private protected public sealed suspend tailrec',
  kd: 'class fun interface object val var',
  kc: 'false null true',
  nb: 'it',
};
